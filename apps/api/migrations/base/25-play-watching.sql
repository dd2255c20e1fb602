-- Watching: profiles, where members stopped, what plays now (decision 0106).

-- A profile of a family's account; the member's own is the one without a row here.
create table play_perfil (
  igreja_id integer not null references igreja,
  id uuid not null,
  usuario_id integer not null,
  nome text not null check (length(nome) between 1 and 40),
  idade_maxima integer not null check (idade_maxima in (0, 10, 12, 14, 16)),
  criado_em timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index play_perfil_usuario on play_perfil (igreja_id, usuario_id);
-- The PIN that leads out of a child's profile; one for the account.
create table play_pin (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  pin_hash text not null,
  alterado_em timestamptz not null,
  primary key (igreja_id, usuario_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);

-- Where a viewer stopped: the newest by the moment of watching wins, whatever arrives last.
create table play_posicao (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  -- The member's own profile is the zero id.
  perfil_id uuid not null default '00000000-0000-0000-0000-000000000000',
  conteudo_id integer not null,
  segundos integer not null check (segundos >= 0),
  -- Seen to its end, or marked so.
  flag_visto boolean not null default false,
  visto_em timestamptz not null,
  primary key (igreja_id, usuario_id, perfil_id, conteudo_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, conteudo_id) references play_conteudo on delete cascade
);
create index play_posicao_recentes on play_posicao (igreja_id, usuario_id, perfil_id, visto_em desc);
create index play_posicao_conteudo on play_posicao (igreja_id, conteudo_id);

-- What plays now; a row that was not renewed is over.
create table play_reproducao (
  igreja_id integer not null references igreja,
  id uuid not null,
  usuario_id integer not null,
  conteudo_id integer not null,
  aparelho text not null check (length(aparelho) <= 120),
  comecou_em timestamptz not null,
  renovada_em timestamptz not null,
  -- The protected video that plays, and which of its files the address names; null for any other video.
  midia_id uuid,
  caminho text,
  -- Watched to its end: counted once.
  flag_concluida boolean not null default false,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, conteudo_id) references play_conteudo on delete cascade,
  foreign key (igreja_id, midia_id) references play_midia on delete cascade
);
create index play_reproducao_usuario on play_reproducao (igreja_id, usuario_id, renovada_em desc);
create index play_reproducao_conteudo on play_reproducao (igreja_id, conteudo_id);
create index play_reproducao_midia on play_reproducao (igreja_id, midia_id) where midia_id is not null;

-- How much is watched, a day and title a row; of whom is not kept.
create table play_estatistica (
  igreja_id integer not null references igreja,
  conteudo_id integer not null,
  dia date not null,
  inicios integer not null default 0,
  segundos bigint not null default 0,
  conclusoes integer not null default 0,
  primary key (igreja_id, conteudo_id, dia),
  foreign key (igreja_id, conteudo_id) references play_conteudo on delete cascade
);
