-- Statements of a month for all patients who owe something, made by a job. What is done stays done if it stops.
create table statement_runs (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  month date not null check (extract(day from month) = 1),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'canceled', 'failed')),
  clients_total integer not null default 0,
  clients_done integer not null default 0,
  due_cents bigint not null default 0,
  -- All statements in one PDF.
  file_id uuid,
  created_at timestamptz not null,
  created_by_name text not null,
  finished_at timestamptz,
  primary key (agency_id, id),
  foreign key (agency_id, file_id) references files (agency_id, id),
  check (state <> 'done' or finished_at is not null)
);
comment on column statement_runs.state is 'vocabulary billing/statement-runs StatementRunState';
create index statement_runs_by_date on statement_runs (agency_id, created_at desc, id desc);
create index statement_runs_by_file on statement_runs (agency_id, file_id);
create unique index statement_runs_at_work on statement_runs (agency_id) where state in ('waiting', 'running');
select app.protect('statement_runs', 'select, insert, update');
select app.limit_to('statement_runs', 'false');

alter table patient_statements
  add column run_id uuid,
  add foreign key (agency_id, run_id) references statement_runs (agency_id, id);
-- A client gets one statement of a run, however often its job begins.
create unique index patient_statements_of_run on patient_statements (agency_id, run_id, client_id)
  where run_id is not null;
