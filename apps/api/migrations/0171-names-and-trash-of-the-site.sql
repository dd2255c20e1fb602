-- When a banner is shown has the names that other records have for it.
alter table banner rename column exibir_de to data_publicacao;
alter table banner rename column exibir_ate to data_fim_publicacao;

-- Names in another system; and a trash, in which what was removed lies without its name.
alter table igreja_app_menu add id_externo text check (length(id_externo) between 1 and 200), add removido_em timestamptz;
alter table banner add id_externo text check (length(id_externo) between 1 and 200), add removido_em timestamptz;
alter table pastor add id_externo text check (length(id_externo) between 1 and 200), add removido_em timestamptz;
alter table culto add id_externo text check (length(id_externo) between 1 and 200), add removido_em timestamptz;
alter table congregacao add id_externo text check (length(id_externo) between 1 and 200);
create unique index igreja_app_menu_id_externo on igreja_app_menu (igreja_id, id_externo)
  where id_externo is not null and removido_em is null;
create unique index banner_id_externo on banner (igreja_id, id_externo)
  where id_externo is not null and removido_em is null;
create unique index pastor_id_externo on pastor (igreja_id, id_externo)
  where id_externo is not null and removido_em is null;
create unique index culto_id_externo on culto (igreja_id, id_externo)
  where id_externo is not null and removido_em is null;
create unique index congregacao_id_externo on congregacao (igreja_id, id_externo) where id_externo is not null;
