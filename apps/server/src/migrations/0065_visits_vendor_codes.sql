-- Codes of EVV vendors that an agency loaded from the sheet of a payor or state, with what they mean.
create table vendor_codes (
  agency_id uuid not null references agencies (id),
  id uuid not null,
  vendor text not null check (vendor in ('sandata', 'hhaexchange', 'carebridge')),
  -- Null is any state.
  state text check (state ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('edit_reason', 'edit_action', 'early_reason', 'early_action',
    'late_reason', 'late_action', 'missed_reason', 'missed_action', 'attestation', 'exception',
    'validation', 'unassigned')),
  code text not null check (code <> ''),
  label text not null check (label <> ''),
  -- The sheet that named it last.
  file_name text not null,
  loaded_by_name text not null,
  loaded_at timestamptz not null,
  primary key (agency_id, id),
  constraint vendor_codes_once unique nulls not distinct (agency_id, vendor, state, kind, code)
);
comment on column vendor_codes.vendor is 'vocabulary agency/vocabulary EvvVendor';
comment on column vendor_codes.kind is 'vocabulary visits/codes/vendor-code VendorCodeKind';
select app.protect('vendor_codes', 'select, insert, update');
