-- What a church tells one member alone, in the table of what it tells everyone.

alter table notificacao
  add column usuario_id integer,
  -- What it is told of, so that it is told once.
  add column chave text check (length(chave) <= 200),
  add constraint notificacao_de_usuario foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  add constraint notificacao_com_chave check ((usuario_id is null) = (chave is null)),
  drop constraint notificacao_tipo_check,
  add constraint notificacao_tipo_check check (
    tipo in ('CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL')
    or tipo in ('CELULA', 'ORACAO') and usuario_id is not null
  );

create unique index notificacao_uma_vez on notificacao (igreja_id, usuario_id, chave) where usuario_id is not null;
create index notificacao_propria on notificacao (igreja_id, usuario_id, data_cadastro desc, id desc)
  where usuario_id is not null;
-- However much is told to single members, what everyone is told is found as fast.
drop index notificacao_recentes;
create index notificacao_recentes on notificacao (igreja_id, data_cadastro desc, id desc) where usuario_id is null;

alter table notificacao_escolha
  drop constraint notificacao_escolha_tipos_desligados_check,
  add constraint notificacao_escolha_tipos_desligados_check check (
    tipos_desligados <@ array['CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL', 'CELULA', 'ORACAO', 'AVISO']
  );
