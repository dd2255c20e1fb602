-- What the office keeps of groups: for whom they are, who looks after their leaders, and which group each has grown out of.
alter table celula
  -- Null: for everyone.
  add publico text check (publico in ('MULHERES', 'HOMENS', 'CASAIS', 'FAMILIAS', 'JOVENS', 'ADOLESCENTES', 'IDOSOS')),
  add idade_minima integer check (idade_minima between 0 and 120),
  add idade_maxima integer check (idade_maxima between 0 and 120),
  add flag_criancas boolean not null default false,
  add requisitos text,
  add mae_id integer check (mae_id <> id),
  add id_externo text check (length(id_externo) between 1 and 200),
  add check (idade_minima <= idade_maxima),
  add foreign key (igreja_id, mae_id) references celula on delete set null (mae_id);
create unique index celula_id_externo on celula (igreja_id, id_externo) where id_externo is not null;
create index celula_de_mae on celula (igreja_id, mae_id) where mae_id is not null;

-- Who looks after the leaders of a group.
create table celula_supervisor (
  igreja_id integer not null references igreja,
  celula_id integer not null,
  usuario_id integer not null,
  primary key (igreja_id, celula_id, usuario_id),
  foreign key (igreja_id, celula_id) references celula on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index celula_supervisor_de_usuario on celula_supervisor (igreja_id, usuario_id);
