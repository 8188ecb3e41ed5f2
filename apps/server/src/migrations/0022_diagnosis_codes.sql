-- The codes of ICD-10-CM: a short list of those that are common in home care, and the yearly files.
create extension if not exists btree_gin;

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

alter table icd_releases enable row level security;
alter table icd_releases force row level security;
create policy reference on icd_releases to homeward_app using (true) with check (true);
grant select, insert, update, delete on icd_releases to homeward_app;

alter table icd_codes enable row level security;
alter table icd_codes force row level security;
-- Rows are added while their release is not complete, and go only with a release that never became so.
create policy reference on icd_codes to homeward_app using (true) with check (
  exists (select from icd_releases r where r.id = release_id and r.completed_at is null));
grant select, insert on icd_codes to homeward_app;

alter table agencies
  -- The release of ICD-10-CM that was loaded; null: the short list.
  add column icd_release_id uuid references icd_releases (id);

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
  primary key (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id)
);
create unique index diagnosis_code_imports_one_at_a_time on diagnosis_code_imports (agency_id)
  where status in ('waiting', 'running');
create index diagnosis_code_imports_by_age on diagnosis_code_imports (agency_id, id desc);
select app.protect('diagnosis_code_imports');
