-- What a church stores counts together: its own files, and those that answer questions of tickets.
create function bytes_guardados(church integer) returns bigint language sql stable as $$
  select coalesce((select sum(bytes) from arquivo where igreja_id = church), 0)::bigint
    + coalesce((select sum(octet_length(conteudo)) from evento_arquivo where igreja_id = church), 0)::bigint
$$;

-- Files of purchases that ended: they are not read any more.
delete from evento_arquivo a using evento_inscricao r
  where r.igreja_id = a.igreja_id and r.codigo = a.inscricao_codigo
    and r.situacao not in ('RESERVADA', 'PENDENTE', 'CONFIRMADA');
