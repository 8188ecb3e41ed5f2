-- The time of a punch is the device's; beside it stands when the server heard of it. Times outside the
-- window of the rules are kept, and count no minutes until a person has looked at them.
alter table visits
  add column check_in_received_at timestamptz,
  add column check_out_received_at timestamptz,
  add column held_for text[] not null default '{}' check (held_for <@ array['taken_long_ago',
    'ahead_of_clock', 'before_visit_made', 'before_check_in', 'too_long']);
comment on column visits.held_for is 'vocabulary visits/holding HoldReason[]';

-- A device whose clock was set between the two may tell of an end before the beginning: it is kept, held.
alter table visits drop constraint visits_check1;
alter table visits add constraint visits_end_after_begin
  check (check_out_at >= check_in_at or held_for @> array['before_check_in']) not valid;
alter table visits validate constraint visits_end_after_begin;
alter table visits add constraint visits_held_count_nothing
  check (held_for = '{}' or completed_duration is null) not valid;
alter table visits validate constraint visits_held_count_nothing;
alter table visits add constraint visits_approved_have_minutes
  check (status <> 'approved' or held_for = '{}' or reviewed_duration is not null) not valid;
alter table visits validate constraint visits_approved_have_minutes;

create or replace function app.keep_punches() returns trigger language plpgsql as $$
begin
  if (old.check_in_at is not null and (new.check_in_at, new.check_in_method, new.check_in_latitude,
        new.check_in_longitude, new.check_in_accuracy, new.check_in_distance, new.check_in_received_at)
      is distinct from
      (old.check_in_at, old.check_in_method, old.check_in_latitude, old.check_in_longitude,
        old.check_in_accuracy, old.check_in_distance, old.check_in_received_at))
    or (old.check_out_at is not null and (new.check_out_at, new.check_out_method, new.check_out_latitude,
        new.check_out_longitude, new.check_out_accuracy, new.check_out_distance,
        new.completed_duration, new.check_out_received_at, new.held_for) is distinct from
      (old.check_out_at, old.check_out_method, old.check_out_latitude, old.check_out_longitude,
        old.check_out_accuracy, old.check_out_distance, old.completed_duration,
        old.check_out_received_at, old.held_for))
    or not new.held_for @> old.held_for then
    raise exception 'the recorded punches of a visit cannot be changed'
      using errcode = 'check_violation', constraint = 'visits_punches_are_kept';
  end if;
  return new;
end
$$;
