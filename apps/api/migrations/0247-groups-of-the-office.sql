-- What the office keeps of groups: for whom they are, who looks after their leaders, and which group each has grown out of.
alter table celula
  -- Null: for everyone.
  add publico text check (publico in ('MULHERES', 'HOMENS', 'CASAIS', 'FAMILIAS', 'JOVENS', 'ADOLESCENTES', 'IDOSOS')),
  add idade_minima integer check (idade_minima between 0 and 120),
  add idade_maxima integer check (idade_maxima between 0 and 120),
  add flag_criancas boolean not null default false,
  add requisitos text,
  add supervisor_id integer,
  add mae_id integer check (mae_id <> id),
  add id_externo text check (length(id_externo) between 1 and 200),
  add check (idade_minima <= idade_maxima),
  add foreign key (igreja_id, supervisor_id) references usuario on delete set null (supervisor_id),
  add foreign key (igreja_id, mae_id) references celula on delete set null (mae_id);
create unique index celula_id_externo on celula (igreja_id, id_externo) where id_externo is not null;
create index celula_de_supervisor on celula (igreja_id, supervisor_id) where supervisor_id is not null;
create index celula_de_mae on celula (igreja_id, mae_id) where mae_id is not null;
