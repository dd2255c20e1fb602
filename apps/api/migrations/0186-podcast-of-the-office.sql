-- The office edits the show by a form of its own: a change names the version that it was made on.
alter table podcast
  add versao integer not null default 1,
  add email text check (length(email) <= 254),
  -- Of the last reading of the feed, whatever came of it.
  add tentado_em timestamptz;

-- Episodes outlive a show that ends: those of the church may come back from the trash.
alter table podcast_episodio
  drop constraint podcast_episodio_igreja_id_fkey,
  add constraint podcast_episodio_igreja_id_fkey foreign key (igreja_id) references igreja on delete cascade,
  add origem text not null default 'IGREJA' check (origem in ('IGREJA', 'FEED')),
  add situacao text not null default 'PUBLICADO' check (situacao in ('RASCUNHO', 'PUBLICADO')),
  add data_cadastro timestamptz not null default now(),
  add versao integer not null default 1,
  add id_externo text check (length(id_externo) between 1 and 200),
  add removido_em timestamptz,
  alter audio drop not null,
  alter audio_tipo drop not null,
  -- Drafts have no number.
  alter posicao drop not null;

-- The wall would hide the rows of all churches from an owner who is no superuser.
alter table podcast no force row level security;
alter table podcast_episodio no force row level security;
update podcast_episodio e set origem = 'FEED'
  from podcast p where p.igreja_id = e.igreja_id and p.feed_url is not null;
update podcast_episodio set data_cadastro = data_publicacao;
alter table podcast force row level security;
alter table podcast_episodio force row level security;

alter table podcast_episodio
  add constraint podcast_episodio_com_audio check (situacao = 'RASCUNHO' or (audio is not null and audio_tipo is not null)),
  drop constraint podcast_episodio_guid,
  -- A feed may name an episode as the church did before it moved there.
  add constraint podcast_episodio_guid unique (igreja_id, origem, guid);
create unique index podcast_episodio_id_externo on podcast_episodio (igreja_id, id_externo)
  where id_externo is not null and removido_em is null;
drop index podcast_episodio_por_data;
create index podcast_episodio_por_data on podcast_episodio (igreja_id, data_publicacao desc, id desc)
  where situacao = 'PUBLICADO' and removido_em is null;
create index podcast_episodio_da_equipe on podcast_episodio (igreja_id, data_publicacao desc, id desc)
  where removido_em is null;
