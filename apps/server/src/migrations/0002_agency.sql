-- Agencies are the tenants, with their offices, the payors and what they pay, phone numbers,
-- integrations and diagnosis codes.

-- Releases of ICD-10-CM belong to no agency: 75,000 rows are kept once, however many agencies use
-- them. A release is known by the hash of its file, so that the same file is never kept twice and no
-- agency can change what another one reads.
create table icd_releases (
  id uuid primary key,
  name text not null check (name <> ''),
  year integer check (year between 2015 and 2100),
  -- SHA-256 of the file that it was read from, set with the last row of it.
  sha256 bytea unique,
  codes_count integer not null default 0,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((completed_at is null) = (sha256 is null))
);
select app.wall('icd_releases');
create policy reference on icd_releases to homeward_app using (true) with check (true);
grant select, insert, update, delete on icd_releases to homeward_app;

-- What is complete stays as it is.
create function app.keep_icd_release() returns trigger language plpgsql as $$
begin
  if old.completed_at is not null then
    raise exception 'a complete release of codes cannot be changed'
      using errcode = 'check_violation', constraint = 'icd_releases_are_kept';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger icd_releases_are_kept before update or delete on icd_releases
  for each row execute function app.keep_icd_release();

create table icd_codes (
  release_id uuid not null references icd_releases (id) on delete cascade,
  -- Without the dot.
  code text not null check (code ~ '^[A-Z][0-9][0-9A-Z]{1,5}$'),
  -- False for a heading: it cannot stand on a claim.
  billable boolean not null,
  description text not null,
  long_description text not null,
  -- Whether it is one of the codes that are common in home care.
  common boolean not null default false,
  search text generated always as (lower(code || ' ' || long_description)) stored,
  primary key (release_id, code)
);
create index icd_codes_by_prefix on icd_codes (release_id, code text_pattern_ops);
create index icd_codes_by_words on icd_codes using gin (release_id, search gin_trgm_ops);
-- Codes that can stand on a claim, and the few of them that are common: what is offered by default.
create index icd_codes_billable on icd_codes (release_id, code) where billable;
create index icd_codes_common on icd_codes (release_id, code) where common;
select app.wall('icd_codes');
-- Rows are added while their release is not complete, and go only with a release that never became so.
create policy reference on icd_codes to homeward_app using (true) with check (
  exists (select from icd_releases r where r.id = release_id and r.completed_at is null));
grant select, insert on icd_codes to homeward_app;

-- The planner learns of the codes of a release as soon as they are there: a search right after a
-- load would be slow otherwise, until the database counts the rows by itself.
create function app.count_codes() returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$ begin analyze public.icd_codes; end $$;
revoke execute on function app.count_codes() from public;
grant execute on function app.count_codes() to homeward_app;

create table agencies (
  id uuid primary key,
  name text not null check (name <> ''),
  time_zone text not null default 'America/New_York',
  npi app.npi,
  tax_id text check (tax_id ~ '^[0-9]{9}$'),
  taxonomy_code text check (length(taxonomy_code) = 10),
  phone app.phone_digits,
  email text,
  street text,
  unit text,
  city text,
  state app.state,
  zip app.zip,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Metres between a punch and the client's address beyond which it counts as far.
  location_tolerance integer not null default 150 check (location_tolerance > 0),
  -- Minutes after its planned start from which a check-in counts as late.
  late_tolerance integer not null default 15 check (late_tolerance between 1 and 240),
  -- Hours of a week beyond which work is overtime, and its rate in percent of the regular one.
  overtime_threshold_hours integer not null default 40
    check (overtime_threshold_hours between 1 and 168),
  overtime_rate_percent integer not null default 150
    check (overtime_rate_percent between 100 and 400),
  -- Minutes without a request after which a session ends.
  idle_timeout integer not null default 30 check (idle_timeout between 1 and 720),
  -- Whether office roles must have a second factor.
  second_factor_required boolean not null default false,
  -- The release of ICD-10-CM that was loaded; null: the short list.
  icd_release_id uuid references icd_releases (id),
  logo_file_id uuid,
  demo boolean not null default false,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select app.wall('agencies');
create policy tenant on agencies to homeward_app
  using (id = (select app.agency())) with check (id = (select app.agency()));
create policy identity_reads on agencies for select to homeward_identity using (true);
create policy identity_writes on agencies for insert to homeward_identity with check (true);
grant select, insert, update on agencies to homeward_app;
grant select, insert on agencies to homeward_identity;

alter table idempotency_keys add foreign key (agency_id) references agencies (id);
alter table mails add foreign key (agency_id) references agencies (id);

-- Only the ids of agencies, so that nightly work can be fanned out without seeing any record.
create function app.agency_ids() returns setof uuid
  language sql security definer stable set search_path = pg_catalog
  as $$ select id from public.agencies $$;
revoke execute on function app.agency_ids() from public;
grant execute on function app.agency_ids() to homeward_app;

create table offices (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  name text not null check (name <> ''),
  status text not null default 'active' check (status in ('active', 'archived')),
  phone app.phone_digits,
  npi app.npi,
  street text,
  unit text,
  city text,
  state app.state,
  zip app.zip,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, name)
);
create index offices_by_name on offices (agency_id, status, lower(name), id);
select app.protect('offices');

create table payors (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  name text not null check (name <> ''),
  type text not null check (type in ('medicaid', 'veterans_administration', 'private_pay',
    'senior_center', 'medicare_advantage')),
  -- The payer's id in files (NM109 of loop 2010BB) and its claim filing indicator (SBR09).
  payer_id text not null,
  filing_indicator text not null default 'MC',
  receiver_name text not null,
  receiver_id text not null,
  -- Our id at the receiver (ISA06, GS02, NM109 of loop 1000A).
  submitter_id text not null,
  phone app.phone_digits,
  street text,
  unit text,
  city text,
  state app.state,
  zip app.zip,
  -- What a member id of this payor looks like: A a letter, 9 a digit, * either.
  member_id_pattern text check (member_id_pattern ~ '^[A9*]{1,30}$'),
  evv_vendor text check (evv_vendor in ('sandata', 'hhaexchange', 'carebridge')),
  unit_rounding text not null default 'round_down'
    check (unit_rounding in ('exact', 'eight_minute', 'round_down')),
  timely_filing_days integer not null default 365 check (timely_filing_days > 0),
  -- What must be in order before a claim goes to this payor.
  required_checks text[] not null
    default array['client_signature', 'authorization_in_force', 'diagnosis'],
  -- What a caregiver has to hold on the day of a visit that this payor pays for; who does not, is not
  -- assigned.
  required_credentials text[] not null default '{}'
    constraint payors_required_credentials_known check (required_credentials <@ array['cpr',
      'first_aid', 'tb_test', 'physical_exam', 'background_check', 'drivers_license',
      'auto_insurance', 'pca_certificate', 'cna_license', 'lpn_license', 'rn_license',
      'training_hours', 'work_authorization', 'other']),
  status text not null default 'active' check (status in ('active', 'archived')),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, name)
);
create index payors_by_name on payors (agency_id, status, lower(name), id);
select app.protect('payors');

create table payor_rates (
  agency_id uuid not null,
  id uuid not null,
  payor_id uuid not null,
  service_id uuid not null,
  start_date date not null,
  end_date date,
  cents_per_unit integer not null check (cents_per_unit > 0),
  lock_version integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, payor_id) references payors (agency_id, id),
  check (end_date is null or end_date >= start_date),
  constraint payor_rates_one_at_a_time exclude using gist (
    agency_id with =, payor_id with =, service_id with =, daterange(start_date, end_date, '[]') with &&)
);
create index payor_rates_by_payor on payor_rates (agency_id, payor_id, service_id, start_date desc);
create index payor_rates_by_service on payor_rates (agency_id, service_id);
select app.protect('payor_rates', 'select, insert, update, delete');

create table phone_numbers (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  number app.phone_digits not null,
  label text not null check (label <> ''),
  kind text not null check (kind in ('voice', 'sms', 'both')),
  office_id uuid,
  is_default boolean not null default false,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  constraint phone_numbers_once unique (agency_id, number),
  foreign key (agency_id, office_id) references offices (agency_id, id)
);
create unique index phone_numbers_one_default on phone_numbers (agency_id) where is_default;
create index phone_numbers_by_label on phone_numbers (agency_id, lower(label), id);
select app.protect('phone_numbers', 'select, insert, update, delete');

create table integrations (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  kind text not null,
  settings jsonb not null default '{}',
  -- Password or key, sealed; it is written and never answered.
  secret_sealed text,
  enabled boolean not null default false,
  health text not null default 'unknown' check (health in ('unknown', 'healthy', 'failing')),
  last_tested_at timestamptz,
  last_test jsonb,
  lock_version integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, kind)
);
select app.protect('integrations');

-- What an agency chose for itself; without a row the common codes are active and the others are not.
create table agency_diagnosis_codes (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  code text not null,
  active boolean not null,
  changed_at timestamptz not null default now(),
  primary key (agency_id, id),
  unique (agency_id, code)
);
select app.protect('agency_diagnosis_codes');

create table diagnosis_code_imports (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  file_id uuid not null,
  file_name text not null,
  -- The release whose rows it adds while it runs.
  release_id uuid references icd_releases (id) on delete set null,
  status text not null default 'waiting'
    check (status in ('waiting', 'running', 'done', 'failed', 'canceled')),
  rows_total integer not null default 0,
  rows_read integer not null default 0,
  -- Why it failed, in words, with the line.
  error text,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (agency_id, id)
);
create unique index diagnosis_code_imports_one_at_a_time on diagnosis_code_imports (agency_id)
  where status in ('waiting', 'running');
create index diagnosis_code_imports_by_age on diagnosis_code_imports (agency_id, id desc);
select app.protect('diagnosis_code_imports');

-- The codes that are common in home care, for agencies that loaded no yearly file.
insert into icd_releases (id, name) values ('01900000-1cd1-7000-8000-000000000001', 'Common in home care');
insert into icd_codes (release_id, code, billable, description, long_description, common)
select '01900000-1cd1-7000-8000-000000000001', code, true, words, words, true from (values
  ('B20', 'Human immunodeficiency virus [HIV] disease'),
  ('C189', 'Malignant neoplasm of colon, unspecified'),
  ('C61', 'Malignant neoplasm of prostate'),
  ('C7951', 'Secondary malignant neoplasm of bone'),
  ('D509', 'Iron deficiency anemia, unspecified'),
  ('D649', 'Anemia, unspecified'),
  ('E039', 'Hypothyroidism, unspecified'),
  ('E109', 'Type 1 diabetes mellitus without complications'),
  ('E1122', 'Type 2 diabetes mellitus with diabetic chronic kidney disease'),
  ('E1129', 'Type 2 diabetes mellitus with other diabetic kidney complication'),
  ('E1140', 'Type 2 diabetes mellitus with diabetic neuropathy, unspecified'),
  ('E1142', 'Type 2 diabetes mellitus with diabetic polyneuropathy'),
  ('E1151', 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene'),
  ('E11621', 'Type 2 diabetes mellitus with foot ulcer'),
  ('E1165', 'Type 2 diabetes mellitus with hyperglycemia'),
  ('E119', 'Type 2 diabetes mellitus without complications'),
  ('E43', 'Unspecified severe protein-calorie malnutrition'),
  ('E440', 'Moderate protein-calorie malnutrition'),
  ('E46', 'Unspecified protein-calorie malnutrition'),
  ('E6601', 'Morbid (severe) obesity due to excess calories'),
  ('E669', 'Obesity, unspecified'),
  ('E7800', 'Pure hypercholesterolemia, unspecified'),
  ('E785', 'Hyperlipidemia, unspecified'),
  ('E860', 'Dehydration'),
  ('E871', 'Hypo-osmolality and hyponatremia'),
  ('F0150', 'Vascular dementia without behavioral disturbance'),
  ('F0280', 'Dementia in other diseases classified elsewhere without behavioral disturbance'),
  ('F0390', 'Unspecified dementia, unspecified severity, without behavioral disturbance, psychotic disturbance, mood disturbance, and anxiety'),
  ('F03918', 'Unspecified dementia, unspecified severity, with other behavioral disturbance'),
  ('F0630', 'Mood disorder due to known physiological condition, unspecified'),
  ('F1020', 'Alcohol dependence, uncomplicated'),
  ('F209', 'Schizophrenia, unspecified'),
  ('F250', 'Schizoaffective disorder, bipolar type'),
  ('F319', 'Bipolar disorder, unspecified'),
  ('F329', 'Major depressive disorder, single episode, unspecified'),
  ('F339', 'Major depressive disorder, recurrent, unspecified'),
  ('F411', 'Generalized anxiety disorder'),
  ('F419', 'Anxiety disorder, unspecified'),
  ('F4310', 'Post-traumatic stress disorder, unspecified'),
  ('F79', 'Unspecified intellectual disabilities'),
  ('F840', 'Autistic disorder'),
  ('F99', 'Mental disorder, not otherwise specified'),
  ('G1221', 'Amyotrophic lateral sclerosis'),
  ('G20A1', 'Parkinson''s disease without dyskinesia, without mention of fluctuations'),
  ('G231', 'Progressive supranuclear ophthalmoplegia [Steele-Richardson-Olszewski]'),
  ('G2581', 'Restless legs syndrome'),
  ('G300', 'Alzheimer''s disease with early onset'),
  ('G301', 'Alzheimer''s disease with late onset'),
  ('G309', 'Alzheimer''s disease, unspecified'),
  ('G3109', 'Other frontotemporal dementia'),
  ('G3183', 'Dementia with Lewy bodies'),
  ('G3184', 'Mild cognitive impairment, so stated'),
  ('G35D', 'Multiple sclerosis, unspecified'),
  ('G40909', 'Epilepsy, unspecified, not intractable, without status epilepticus'),
  ('G43909', 'Migraine, unspecified, not intractable, without status migrainosus'),
  ('G4700', 'Insomnia, unspecified'),
  ('G4733', 'Obstructive sleep apnea (adult) (pediatric)'),
  ('G629', 'Polyneuropathy, unspecified'),
  ('G809', 'Cerebral palsy, unspecified'),
  ('G8100', 'Flaccid hemiplegia affecting unspecified side'),
  ('G8191', 'Hemiplegia, unspecified affecting right dominant side'),
  ('G8192', 'Hemiplegia, unspecified affecting left dominant side'),
  ('G8220', 'Paraplegia, unspecified'),
  ('G8250', 'Quadriplegia, unspecified'),
  ('G8929', 'Other chronic pain'),
  ('G894', 'Chronic pain syndrome'),
  ('G931', 'Anoxic brain damage, not elsewhere classified'),
  ('H353190', 'Nonexudative age-related macular degeneration, unspecified eye, stage unspecified'),
  ('H409', 'Unspecified glaucoma'),
  ('H548', 'Legal blindness, as defined in USA'),
  ('I10', 'Essential (primary) hypertension'),
  ('I110', 'Hypertensive heart disease with heart failure'),
  ('I119', 'Hypertensive heart disease without heart failure'),
  ('I120', 'Hypertensive chronic kidney disease with stage 5 chronic kidney disease or end stage renal disease'),
  ('I129', 'Hypertensive chronic kidney disease with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease'),
  ('I130', 'Hypertensive heart and chronic kidney disease with heart failure and stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease'),
  ('I2510', 'Atherosclerotic heart disease of native coronary artery without angina pectoris'),
  ('I252', 'Old myocardial infarction'),
  ('I259', 'Chronic ischemic heart disease, unspecified'),
  ('I341', 'Nonrheumatic mitral (valve) prolapse'),
  ('I350', 'Nonrheumatic aortic (valve) stenosis'),
  ('I429', 'Cardiomyopathy, unspecified'),
  ('I480', 'Paroxysmal atrial fibrillation'),
  ('I4820', 'Chronic atrial fibrillation, unspecified'),
  ('I4891', 'Unspecified atrial fibrillation'),
  ('I5020', 'Unspecified systolic (congestive) heart failure'),
  ('I5022', 'Chronic systolic (congestive) heart failure'),
  ('I5030', 'Unspecified diastolic (congestive) heart failure'),
  ('I5032', 'Chronic diastolic (congestive) heart failure'),
  ('I5040', 'Unspecified combined systolic (congestive) and diastolic (congestive) heart failure'),
  ('I509', 'Heart failure, unspecified'),
  ('I639', 'Cerebral infarction, unspecified'),
  ('I69320', 'Aphasia following cerebral infarction'),
  ('I69351', 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side'),
  ('I69354', 'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side'),
  ('I69359', 'Hemiplegia and hemiparesis following cerebral infarction affecting unspecified side'),
  ('I69391', 'Dysphagia following cerebral infarction'),
  ('I69398', 'Other sequelae of cerebral infarction'),
  ('I70209', 'Unspecified atherosclerosis of native arteries of extremities, unspecified extremity'),
  ('I739', 'Peripheral vascular disease, unspecified'),
  ('I872', 'Venous insufficiency (chronic) (peripheral)'),
  ('I890', 'Lymphedema, not elsewhere classified'),
  ('I951', 'Orthostatic hypotension'),
  ('I959', 'Hypotension, unspecified'),
  ('J439', 'Emphysema, unspecified'),
  ('J441', 'Chronic obstructive pulmonary disease with (acute) exacerbation'),
  ('J449', 'Chronic obstructive pulmonary disease, unspecified'),
  ('J45909', 'Unspecified asthma, uncomplicated'),
  ('J479', 'Bronchiectasis, uncomplicated'),
  ('J8410', 'Pulmonary fibrosis, unspecified'),
  ('J9610', 'Chronic respiratory failure, unspecified whether with hypoxia or hypercapnia'),
  ('J9611', 'Chronic respiratory failure with hypoxia'),
  ('K219', 'Gastro-esophageal reflux disease without esophagitis'),
  ('K5090', 'Crohn''s disease, unspecified, without complications'),
  ('K5900', 'Constipation, unspecified'),
  ('K7460', 'Unspecified cirrhosis of liver'),
  ('L409', 'Psoriasis, unspecified'),
  ('L89150', 'Pressure ulcer of sacral region, unstageable'),
  ('L89152', 'Pressure ulcer of sacral region, stage 2'),
  ('L89153', 'Pressure ulcer of sacral region, stage 3'),
  ('L89154', 'Pressure ulcer of sacral region, stage 4'),
  ('L89159', 'Pressure ulcer of sacral region, unspecified stage'),
  ('L97909', 'Non-pressure chronic ulcer of unspecified part of unspecified lower leg with unspecified severity'),
  ('M069', 'Rheumatoid arthritis, unspecified'),
  ('M109', 'Gout, unspecified'),
  ('M150', 'Primary generalized (osteo)arthritis'),
  ('M159', 'Polyosteoarthritis, unspecified'),
  ('M1611', 'Unilateral primary osteoarthritis, right hip'),
  ('M1612', 'Unilateral primary osteoarthritis, left hip'),
  ('M1711', 'Unilateral primary osteoarthritis, right knee'),
  ('M1712', 'Unilateral primary osteoarthritis, left knee'),
  ('M179', 'Osteoarthritis of knee, unspecified'),
  ('M25551', 'Pain in right hip'),
  ('M25561', 'Pain in right knee'),
  ('M25562', 'Pain in left knee'),
  ('M4800', 'Spinal stenosis, site unspecified'),
  ('M48061', 'Spinal stenosis, lumbar region without neurogenic claudication'),
  ('M5450', 'Low back pain, unspecified'),
  ('M6281', 'Muscle weakness (generalized)'),
  ('M7989', 'Other specified soft tissue disorders'),
  ('M810', 'Age-related osteoporosis without current pathological fracture'),
  ('N1830', 'Chronic kidney disease, stage 3 unspecified'),
  ('N184', 'Chronic kidney disease, stage 4 (severe)'),
  ('N185', 'Chronic kidney disease, stage 5'),
  ('N186', 'End stage renal disease'),
  ('N189', 'Chronic kidney disease, unspecified'),
  ('N319', 'Neuromuscular dysfunction of bladder, unspecified'),
  ('N390', 'Urinary tract infection, site not specified'),
  ('N3941', 'Urge incontinence'),
  ('N3946', 'Mixed incontinence'),
  ('N401', 'Benign prostatic hyperplasia with lower urinary tract symptoms'),
  ('R0602', 'Shortness of breath'),
  ('R079', 'Chest pain, unspecified'),
  ('R1310', 'Dysphagia, unspecified'),
  ('R159', 'Full incontinence of feces'),
  ('R202', 'Paresthesia of skin'),
  ('R251', 'Tremor, unspecified'),
  ('R260', 'Ataxic gait'),
  ('R2681', 'Unsteadiness on feet'),
  ('R2689', 'Other abnormalities of gait and mobility'),
  ('R269', 'Unspecified abnormalities of gait and mobility'),
  ('R278', 'Other lack of coordination'),
  ('R296', 'Repeated falls'),
  ('R32', 'Unspecified urinary incontinence'),
  ('R338', 'Other retention of urine'),
  ('R3981', 'Functional urinary incontinence'),
  ('R410', 'Disorientation, unspecified'),
  ('R413', 'Other amnesia'),
  ('R4189', 'Other symptoms and signs involving cognitive functions and awareness'),
  ('R42', 'Dizziness and giddiness'),
  ('R4701', 'Aphasia'),
  ('R4702', 'Dysphasia'),
  ('R471', 'Dysarthria and anarthria'),
  ('R52', 'Pain, unspecified'),
  ('R531', 'Weakness'),
  ('R5381', 'Other malaise'),
  ('R5383', 'Other fatigue'),
  ('R609', 'Edema, unspecified'),
  ('R634', 'Abnormal weight loss'),
  ('R64', 'Cachexia'),
  ('S72001D', 'Fracture of unspecified part of neck of right femur, subsequent encounter for closed fracture with routine healing'),
  ('S72002D', 'Fracture of unspecified part of neck of left femur, subsequent encounter for closed fracture with routine healing'),
  ('S72141D', 'Displaced intertrochanteric fracture of right femur, subsequent encounter for closed fracture with routine healing'),
  ('Z431', 'Encounter for attention to gastrostomy'),
  ('Z433', 'Encounter for attention to colostomy'),
  ('Z434', 'Encounter for attention to other artificial openings of digestive tract'),
  ('Z436', 'Encounter for attention to other artificial openings of urinary tract'),
  ('Z466', 'Encounter for fitting and adjustment of urinary device'),
  ('Z471', 'Aftercare following joint replacement surgery'),
  ('Z4789', 'Encounter for other orthopedic aftercare'),
  ('Z48812', 'Encounter for surgical aftercare following surgery on the circulatory system'),
  ('Z515', 'Encounter for palliative care'),
  ('Z66', 'Do not resuscitate'),
  ('Z6841', 'Body mass index [BMI]40.0-44.9, adult'),
  ('Z7401', 'Bed confinement status'),
  ('Z7409', 'Other reduced mobility'),
  ('Z741', 'Need for assistance with personal care'),
  ('Z742', 'Need for assistance at home and no other household member able to render care'),
  ('Z743', 'Need for continuous supervision'),
  ('Z7901', 'Long term (current) use of anticoagulants'),
  ('Z794', 'Long term (current) use of insulin'),
  ('Z7951', 'Long term (current) use of inhaled steroids'),
  ('Z7982', 'Long term (current) use of aspirin'),
  ('Z8673', 'Personal history of transient ischemic attack (TIA), and cerebral infarction without residual deficits'),
  ('Z87891', 'Personal history of nicotine dependence'),
  ('Z89511', 'Acquired absence of right leg below knee'),
  ('Z89512', 'Acquired absence of left leg below knee'),
  ('Z9181', 'History of falling'),
  ('Z930', 'Tracheostomy status'),
  ('Z931', 'Gastrostomy status'),
  ('Z933', 'Colostomy status'),
  ('Z936', 'Other artificial openings of urinary tract status'),
  ('Z940', 'Kidney transplant status'),
  ('Z950', 'Presence of cardiac pacemaker'),
  ('Z951', 'Presence of aortocoronary bypass graft'),
  ('Z96641', 'Presence of right artificial hip joint'),
  ('Z96642', 'Presence of left artificial hip joint'),
  ('Z96651', 'Presence of right artificial knee joint'),
  ('Z96652', 'Presence of left artificial knee joint'),
  ('Z9911', 'Dependence on respirator [ventilator] status'),
  ('Z992', 'Dependence on renal dialysis'),
  ('Z993', 'Dependence on wheelchair'),
  ('Z9981', 'Dependence on supplemental oxygen')
) as common (code, words);
update icd_releases set codes_count = (select count(*) from icd_codes), completed_at = now(),
  sha256 = sha256('common in home care');

-- For the identity room, which may call no other: a sign-up that is approved founds an agency, before
-- anybody stands inside it, and gives it its first office.
create function app.found_agency(agency uuid, name text, state text, phone text, email text)
  returns void language sql
  as $$ insert into agencies (id, name, state, phone, email) values ($1, $2, $3, $4, $5) $$;
create function app.open_first_office(office uuid, name text) returns void
  language sql
  as $$ insert into offices (agency_id, id, name) values (app.agency(), $1, $2) $$;
revoke execute on function app.found_agency(uuid, text, text, text, text),
  app.open_first_office(uuid, text) from public;
grant execute on function app.found_agency(uuid, text, text, text, text) to homeward_identity;
grant execute on function app.open_first_office(uuid, text) to homeward_app;
