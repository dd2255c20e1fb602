-- What a group's leaders write down of its meetings, who was there, and what the group reads.

create table reuniao_celula (
  igreja_id integer not null references igreja,
  celula_id integer not null,
  -- Made by whoever records it: sent again it is the same meeting.
  id uuid not null,
  -- On the church's calendar.
  data date not null,
  -- False: the group did not meet that day.
  flag_realizada boolean not null default true,
  tema text,
  observacoes text,
  -- For who leads the group alone.
  observacoes_lider text,
  visitantes jsonb not null default '[]',
  estudo_id integer,
  -- Of the words; attendance has moments of its own.
  versao integer not null default 1,
  -- A record that was taken away stays as its number: what a device sends late does not bring it back.
  removida_em timestamptz,
  primary key (igreja_id, celula_id, id),
  foreign key (igreja_id, celula_id) references celula on delete cascade,
  foreign key (igreja_id, estudo_id) references conteudo on delete set null (estudo_id)
);
create index reuniao_celula_recentes on reuniao_celula (igreja_id, celula_id, data desc, id) where removida_em is null;
create index reuniao_celula_de_estudo on reuniao_celula (igreja_id, estudo_id) where estudo_id is not null;

-- A row without a person was somebody's who has left the church: it still counts.
create table reuniao_presenca (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  celula_id integer not null,
  reuniao_id uuid not null,
  usuario_id integer,
  flag_presente boolean not null,
  -- When the leader said so, on their device; never later than now.
  marcada_em timestamptz not null,
  primary key (igreja_id, id),
  constraint reuniao_presenca_de_pessoa unique (igreja_id, celula_id, reuniao_id, usuario_id),
  foreign key (igreja_id, celula_id, reuniao_id) references reuniao_celula on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
create index reuniao_presenca_de_usuario on reuniao_presenca (igreja_id, usuario_id);

create table celula_material (
  igreja_id integer not null references igreja,
  celula_id integer not null,
  id uuid not null,
  titulo text not null,
  url text not null,
  data_cadastro timestamptz not null,
  primary key (igreja_id, celula_id, id),
  foreign key (igreja_id, celula_id) references celula on delete cascade
);
