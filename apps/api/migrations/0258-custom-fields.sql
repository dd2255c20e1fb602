-- Custom fields are a kind of record of the office (decision 0258): with a version, a trash, and who sees and answers them.
alter table campo_personalizado
  add column versao integer not null default 1,
  add column removido_em timestamptz,
  add column visao text not null default 'PESSOAS' check (visao in ('PESSOAS', 'DOCUMENTOS', 'CUIDADO')),
  add column autoria text not null default 'AMBOS' check (autoria in ('MEMBRO', 'EQUIPE', 'AMBOS'));

-- An answer is of a kind: of a field that changes its kind, answers of the former one stay for its return.
alter table campo_personalizado_resposta add column tipo text;
update campo_personalizado_resposta r set tipo = c.tipo
  from campo_personalizado c where c.igreja_id = r.igreja_id and c.id = r.campo_id;
alter table campo_personalizado_resposta
  alter column tipo set not null,
  drop constraint campo_personalizado_resposta_pkey,
  add primary key (igreja_id, usuario_id, campo_id, tipo);

-- Of the fields with one code the active one stays, else the latest, with the answers of all.
create temporary table campo_que_fica on commit drop as
  select distinct on (igreja_id, codigo) igreja_id, codigo, id from campo_personalizado
  order by igreja_id, codigo, flag_ativo desc, id desc;
update campo_personalizado_resposta r set campo_id = f.id
  from campo_personalizado c join campo_que_fica f using (igreja_id, codigo)
  where c.igreja_id = r.igreja_id and c.id = r.campo_id and f.id <> c.id;
delete from campo_personalizado c
  where not exists (select from campo_que_fica f where f.igreja_id = c.igreja_id and f.id = c.id);

alter table campo_personalizado drop constraint campo_personalizado_codigo;
alter table campo_personalizado rename column codigo to id_externo;
alter table campo_personalizado
  alter column id_externo drop not null,
  add check (length(id_externo) between 1 and 200);
create unique index campo_personalizado_id_externo on campo_personalizado (igreja_id, id_externo)
  where id_externo is not null and removido_em is null;

-- People are found by an answer: by its beginning, as a line of an index holds no long text.
drop index campo_personalizado_resposta_de_campo;
create index campo_personalizado_resposta_por_valor
  on campo_personalizado_resposta (igreja_id, campo_id, tipo, left(valor, 100), usuario_id);
