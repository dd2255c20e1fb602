-- How a member's full name looks, as `foldName` of the API computes it and nothing else does. Missing until it is needed, and
-- again once the name is another one.
drop index usuario_nome_parecido;
drop function nome_parecido;
alter table usuario add column nome_dobrado text;
create index usuario_nome_dobrado on usuario (nome_dobrado, igreja_id);
create index usuario_nome_a_dobrar on usuario (igreja_id, id) where nome_dobrado is null;

create function esquecer_nome_dobrado() returns trigger language plpgsql as $$
begin
  new.nome_dobrado := null;
  return new;
end
$$;
create trigger nome_de_novo before update of nome, sobrenome on usuario for each row
  when (new.nome is distinct from old.nome or new.sobrenome is distinct from old.sobrenome)
  execute function esquecer_nome_dobrado();
