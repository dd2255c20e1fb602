-- The version of what a church chose of the translations: the choice is a row for each, or none at all.
create table biblia_escolha (
  igreja_id integer primary key references igreja,
  versao integer not null default 1
);
