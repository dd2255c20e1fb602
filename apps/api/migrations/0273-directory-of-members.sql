-- The directory by which members find each other (decision 0273). Off until the church switches it on: no row is off, too.
create table diretorio (
  igreja_id integer primary key references igreja,
  flag_ligado boolean not null default false,
  publico text not null check (publico in ('MEMBROS', 'CONGREGACAO', 'GRUPO', 'EQUIPE')),
  campos text[] not null default '{}'
    check (campos <@ '{FOTO,TELEFONE,EMAIL,CONGREGACAO,ANIVERSARIO,GRUPOS}'),
  versao integer not null default 1
);

-- What a member shows of theirs. Without a row: their name alone.
create table diretorio_membro (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  flag_fora boolean not null default false,
  campos text[] not null default '{}'
    check (campos <@ '{FOTO,TELEFONE,EMAIL,CONGREGACAO,ANIVERSARIO,GRUPOS}'),
  -- The readers to whom the member has agreed: a wider audience that the church chooses later is told nothing but the name.
  publico text not null check (publico in ('MEMBROS', 'CONGREGACAO', 'GRUPO', 'EQUIPE')),
  escolhido_em timestamptz not null,
  primary key (igreja_id, usuario_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);

-- Two members who are not shown to each other, because one of them wants it so.
create table diretorio_bloqueio (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  bloqueado_usuario_id integer not null,
  desde timestamptz not null,
  primary key (igreja_id, usuario_id, bloqueado_usuario_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, bloqueado_usuario_id) references usuario on delete cascade
);
create index diretorio_bloqueio_de on diretorio_bloqueio (igreja_id, bloqueado_usuario_id);
