-- Names in another system, and a trash, for what stands on the calendar.
alter table agenda add id_externo text check (length(id_externo) between 1 and 200), add removido_em timestamptz;
create unique index agenda_id_externo on agenda (igreja_id, id_externo)
  where id_externo is not null and removido_em is null;
