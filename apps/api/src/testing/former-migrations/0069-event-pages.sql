-- What an event's own page tells (specification §2, events).
alter table evento
  add column corpo jsonb,
  add column serie text,
  -- Where it is held elsewhere than at the church: with its point, for the map.
  add column endereco jsonb,
  add column latitude double precision,
  add column longitude double precision,
  -- [{dia, hora, titulo, descricao}] and [{nome, papel, imagem}], in the church's order.
  add column programa jsonb not null default '[]',
  add column convidados jsonb not null default '[]',
  add check ((latitude is null) = (longitude is null));
create index evento_serie on evento (igreja_id, serie) where serie is not null;
