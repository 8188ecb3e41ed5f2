-- Signatures of everything that is signed. A row is a signature, or says that one is done without.
create table signatures (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  -- What is signed: one of these, so that no signature can lose it or come to hang on another agency's.
  visit_id uuid,
  careplan_id uuid,
  subject_type text not null generated always as (
    case when visit_id is not null then 'visit' when careplan_id is not null then 'careplan' end) stored,
  subject_id uuid not null generated always as (coalesce(visit_id, careplan_id)) stored,
  signer_role text not null
    check (signer_role in ('client', 'caregiver', 'nurse', 'guardian', 'applicant')),
  file_id uuid,
  signed_by text check (signed_by <> ''),
  signed_at timestamptz,
  -- SHA-256 over what was signed.
  document_hash text,
  waived_at timestamptz,
  waived_by text check (waived_by <> ''),
  waived_reason text check (waived_reason <> ''),
  voided_at timestamptz,
  voided_by text check (voided_by <> ''),
  void_reason text check (void_reason <> ''),
  created_at timestamptz not null default now(),
  primary key (agency_id, id),
  foreign key (agency_id, visit_id) references visits (agency_id, id),
  foreign key (agency_id, careplan_id) references careplans (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id),
  constraint signatures_have_one_subject check (num_nonnulls(visit_id, careplan_id) = 1),
  constraint signatures_are_signed_or_waived check (
    (num_nonnulls(file_id, signed_by, signed_at, document_hash) = 4
      and num_nonnulls(waived_at, waived_by, waived_reason) = 0)
    or (num_nonnulls(file_id, signed_by, signed_at, document_hash) = 0
      and num_nonnulls(waived_at, waived_by, waived_reason) = 3)),
  constraint signatures_are_voided_with_reason check (
    num_nonnulls(voided_at, voided_by, void_reason) in (0, 3))
);
create unique index signatures_one_live on signatures (agency_id, subject_type, subject_id, signer_role)
  where voided_at is null;
create index signatures_by_subject on signatures (agency_id, subject_type, subject_id, id);
create index signatures_by_file on signatures (agency_id, file_id) where file_id is not null;
select app.protect('signatures', 'select, insert');
grant update (voided_at, voided_by, void_reason) on signatures to homeward_app;

-- What was signed or waived stays as it was, whatever the application tries; it is voided once.
create function app.keep_signatures() returns trigger language plpgsql as $$
declare
  open text[] := array['voided_at', 'voided_by', 'void_reason', 'subject_type', 'subject_id'];
begin
  if old.voided_at is not null or to_jsonb(new) - open is distinct from to_jsonb(old) - open then
    raise exception 'a signature cannot be changed, only voided, and that once'
      using errcode = 'check_violation', constraint = 'signatures_are_kept';
  end if;
  return new;
end
$$;
create trigger signatures_are_kept before update on signatures
  for each row execute function app.keep_signatures();

insert into signatures (agency_id, id, visit_id, signer_role, file_id, signed_by, signed_at, document_hash,
    created_at)
  select agency_id, gen_random_uuid(), visit_id, 'client', file_id, signed_by, signed_at, document_hash, signed_at
  from visit_signatures;
drop table visit_signatures;

create view live_signatures with (security_invoker = true) as
  select agency_id, id, subject_type, subject_id, signer_role, file_id, signed_by, signed_at, document_hash,
    waived_at
  from signatures where voided_at is null;
comment on view live_signatures is 'What is signed, by whom, and what is done without: nothing that was voided.';
grant select on live_signatures to homeward_app;
