-- A month that was opened again keeps its row until it is closed again.
alter table closed_months
  add column reopened_at timestamptz,
  add column reopened_by_name text,
  -- Why.
  add column reason text,
  add check ((reopened_at is null) = (reopened_by_name is null) and (reopened_at is null) = (reason is null));

-- Nothing is entered into a closed month, nor into one before it.
create or replace function app.journal_month_open() returns trigger language plpgsql as $$
begin
  if exists (select from closed_months c
      where c.agency_id = new.agency_id and c.month >= date_trunc('month', new.date)::date
        and c.reopened_at is null) then
    raise exception 'the month of % is closed', new.date
      using errcode = 'check_violation', constraint = 'journal_month_open';
  end if;
  return new;
end
$$;
