-- Lists between two days, which a job writes into a file while people go on working. A report is of its kind's room;
-- what all kinds have in common stands here.
create table reports (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  kind text not null
    check (kind in ('visit_report', 'assessment_report', 'careplan_report', 'claim_report')),
  status text not null default 'pending'
    check (status in ('completed', 'pending', 'failed', 'archived')),
  format text not null check (format in ('csv', 'pdf')),
  start_date date not null,
  end_date date not null,
  -- What it was narrowed to, as its kind understands it.
  filter jsonb not null default '{}',
  rows_total integer,
  rows_done integer not null default 0,
  -- When the job last told how far it is: one that fell silent was killed, and another takes over.
  noted_at timestamptz,
  error text,
  -- The file has the id of the report, so that work that begins again writes over what it left behind.
  file_id uuid check (file_id = id),
  byte_size bigint,
  author text not null,
  -- Who asked: the rows are read with the rights of that person.
  actor jsonb not null,
  -- The offices that person was limited to; null where the report tells of all of them.
  offices uuid[],
  created_at timestamptz not null default now(),
  exported_at timestamptz,
  archived_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id),
  check (start_date <= end_date),
  check (status <> 'completed' or file_id is not null)
);
comment on column reports.kind is 'vocabulary reports/vocabulary ReportKindName';
comment on column reports.status is 'vocabulary reports/vocabulary ReportStatus';
comment on column reports.format is 'vocabulary reports/vocabulary ReportFormat';
create index reports_by_status on reports (agency_id, kind, status, id desc);
create index reports_by_file on reports (agency_id, file_id) where file_id is not null;
create index reports_archived on reports (agency_id, archived_at)
  where status = 'archived' and file_id is not null;
select app.protect('reports');
-- Whoever is limited sees what somebody with no more than their offices had made.
select app.limit_to('reports', 'offices <@ (select app.offices())');
