import { atLeastOneLoop, maybe, maybeLoop, one, oneLoop, some, someLoops } from './grammar.ts'

// 005010X222A1 as loops and segments. The order of DTP and REF among themselves is free.
const address = [one('N3'), one('N4')] as const
const maybeAddress = [maybe('N3'), maybe('N4')] as const

const referring = (name: string) =>
  someLoops(name, 'referring provider', one('NM1', 'DN P3'), some('REF'))
const rendering = (name: string) =>
  maybeLoop(name, 'rendering provider', one('NM1', '82'), maybe('PRV', 'PE'), some('REF'))
const facility = (name: string) =>
  maybeLoop(name, 'service facility', one('NM1', '77'), ...address, some('REF'), maybe('PER'))
const supervising = (name: string) =>
  maybeLoop(name, 'supervising provider', one('NM1', 'DQ'), some('REF'))
const pickUp = (name: string) => maybeLoop(name, 'ambulance pick-up', one('NM1', 'PW'), ...address)
const dropOff = (name: string) =>
  maybeLoop(name, 'ambulance drop-off', one('NM1', '45'), ...address)

const otherSubscriber = someLoops(
  '2320',
  'other subscriber',
  one('SBR'),
  some('CAS'),
  some('AMT', 'D A8 EAF'),
  one('OI'),
  maybe('MOA'),
  oneLoop('2330A', 'other subscriber name', one('NM1', 'IL'), ...maybeAddress, some('REF')),
  oneLoop(
    '2330B',
    'other payer',
    one('NM1', 'PR'),
    ...maybeAddress,
    maybe('DTP', '573'),
    some('REF'),
  ),
  someLoops('2330C-G', 'other payer provider', one('NM1', 'DN P3 82 77 DQ 85'), some('REF')),
)

const line = atLeastOneLoop(
  '2400',
  'service line',
  one('LX'),
  one('SV1'),
  maybe('SV5'),
  some('PWK'),
  maybe('CR1'),
  maybe('CR3'),
  some('CRC'),
  some('DTP', '472 471 607 463 461 304 738 739 011 455 454'),
  some('QTY'),
  some('MEA'),
  maybe('CN1'),
  some('REF', '9B 9D G1 6R EW X4 F4 BT 9F'),
  some('AMT', 'T F4'),
  some('K3'),
  some('NTE'),
  maybe('PS1'),
  maybe('HCP'),
  maybeLoop('2410', 'drug', one('LIN'), one('CTP'), maybe('REF')),
  rendering('2420A'),
  maybeLoop('2420B', 'purchased service provider', one('NM1', 'QB'), some('REF')),
  facility('2420C'),
  supervising('2420D'),
  maybeLoop(
    '2420E',
    'ordering provider',
    one('NM1', 'DK'),
    ...maybeAddress,
    some('REF'),
    maybe('PER'),
  ),
  referring('2420F'),
  pickUp('2420G'),
  dropOff('2420H'),
  someLoops(
    '2430',
    'line adjudication',
    one('SVD'),
    some('CAS'),
    one('DTP', '573'),
    maybe('AMT', 'EAF'),
  ),
  someLoops('2440', 'form', one('LQ'), some('FRM')),
)

const claim = someLoops(
  '2300',
  'claim',
  one('CLM'),
  some('DTP', '431 454 304 453 439 484 455 471 314 360 361 297 296 435 096 090 091 444 050'),
  some('PWK'),
  maybe('CN1'),
  maybe('AMT', 'F5'),
  some('REF', '4N F5 EW 9F G1 F8 X4 9A 9C LX D9 EA P4 1J'),
  some('K3'),
  maybe('NTE'),
  maybe('CR1'),
  maybe('CR2'),
  some('CRC'),
  some('HI'),
  maybe('HCP'),
  referring('2310A'),
  rendering('2310B'),
  facility('2310C'),
  supervising('2310D'),
  pickUp('2310E'),
  dropOff('2310F'),
  otherSubscriber,
  line,
)

const patient = someLoops(
  '2000C',
  'patient',
  one('HL', '23'),
  one('PAT'),
  oneLoop(
    '2010CA',
    'patient name',
    one('NM1', 'QC'),
    ...address,
    one('DMG'),
    some('REF'),
    maybe('PER'),
  ),
  claim,
)

const subscriber = atLeastOneLoop(
  '2000B',
  'subscriber',
  one('HL', '22'),
  one('SBR'),
  maybe('PAT'),
  oneLoop(
    '2010BA',
    'subscriber name',
    one('NM1', 'IL'),
    ...maybeAddress,
    maybe('DMG'),
    some('REF', 'SY Y4'),
    maybe('PER'),
  ),
  oneLoop('2010BB', 'payer', one('NM1', 'PR'), ...maybeAddress, some('REF', '2U EI FY NF G2 LU')),
  claim,
  patient,
)

const billingProvider = atLeastOneLoop(
  '2000A',
  'billing provider',
  one('HL', '20'),
  maybe('PRV', 'BI'),
  maybe('CUR'),
  oneLoop(
    '2010AA',
    'billing provider name',
    one('NM1', '85'),
    ...address,
    one('REF', 'EI SY'),
    some('REF', '0B 1G'),
    some('PER'),
  ),
  maybeLoop('2010AB', 'pay-to address', one('NM1', '87'), ...address),
  maybeLoop('2010AC', 'pay-to plan', one('NM1', 'PE'), ...address, some('REF')),
  subscriber,
)

/** The whole transaction. */
export const guide837P = oneLoop(
  'ST',
  'transaction',
  one('ST'),
  one('BHT'),
  oneLoop('1000A', 'submitter', one('NM1', '41'), one('PER', 'IC'), maybe('PER', 'IC')),
  oneLoop('1000B', 'receiver', one('NM1', '40')),
  billingProvider,
  one('SE'),
)
