-- Whether claims tell the payor the taxonomy code of who gave the care.
alter table payors add column rendering_taxonomy boolean not null default false;
