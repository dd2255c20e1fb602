-- What staff edit of a church's site by forms of their own: a change names the version that it was made on.
alter table igreja_visual add versao integer not null default 1;
alter table igreja_inicio add versao integer not null default 1;
alter table igreja_app_menu add versao integer not null default 1;
alter table banner add versao integer not null default 1;
alter table pastor add versao integer not null default 1;
alter table congregacao add versao integer not null default 1;

-- `igreja.versao` counts every change of the site; these count the changes of two forms.
alter table igreja add versao_perfil integer not null default 0;
alter table igreja add versao_modulos integer not null default 0;
grant update (versao_perfil, versao_modulos) on igreja to narthex_app;

-- When a banner is shown; null is without a beginning or an end.
alter table banner
  add data_publicacao timestamptz,
  add data_fim_publicacao timestamptz,
  add check (data_fim_publicacao > data_publicacao);

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
