-- The fold of a member's name is written with the name. The trigger forgets one that was not: a job computes it then.
create or replace function esquecer_nome_dobrado() returns trigger language plpgsql as $$
begin
  if new.nome_dobrado is not distinct from old.nome_dobrado then
    new.nome_dobrado := null;
  end if;
  return new;
end
$$;
-- A registration that is completed again writes its name.
grant update (nome_dobrado) on usuario to narthex_identity;
