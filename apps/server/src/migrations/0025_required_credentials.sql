-- What a caregiver has to hold on the day of a visit that this payor pays for; who does not, is not
-- assigned.
alter table payors
  add column if not exists required_credentials text[] not null default '{}';
alter table payors
  add constraint payors_required_credentials_known check (required_credentials <@ array['cpr', 'first_aid',
    'tb_test', 'physical_exam', 'background_check', 'drivers_license', 'auto_insurance', 'pca_certificate',
    'cna_license', 'lpn_license', 'rn_license', 'training_hours', 'work_authorization', 'other']);
