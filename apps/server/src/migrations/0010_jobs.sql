-- The one door through which the application hands work to the job runner, inside its own
-- transaction: the job exists if and only if the change that wants it was committed.
create function app.enqueue(task text, payload json, key text default null, queue text default null,
    run_at timestamptz default null)
  returns void language sql security definer set search_path = pg_catalog
  as $$
    select graphile_worker.add_job(task, payload, queue_name := queue, run_at := run_at, job_key := key,
      max_attempts := 12)
  $$;
revoke execute on function app.enqueue(text, json, text, text, timestamptz) from public;
grant execute on function app.enqueue(text, json, text, text, timestamptz) to homeward_app;

-- Only the ids of agencies, so that nightly work can be fanned out without seeing any record.
create function app.agency_ids() returns setof uuid
  language sql security definer stable set search_path = pg_catalog
  as $$ select id from public.agencies $$;
revoke execute on function app.agency_ids() from public;
grant execute on function app.agency_ids() to homeward_app;
