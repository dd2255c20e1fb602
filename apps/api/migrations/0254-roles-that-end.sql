-- Roles of the office's daily work, and roles that end by themselves (decision 0254).
alter table usuario_role drop constraint usuario_role_role_check;
alter table usuario_role
  -- The treasurer of a church sees its money and nothing else.
  add constraint usuario_role_role_check check (
    role in ('ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'ROLE_MODERATOR', 'ROLE_TREASURER',
      'ROLE_PASTOR', 'ROLE_SECRETARY', 'ROLE_GROUPS', 'ROLE_EVENTS')),
  -- The moment from which it is no longer held; null for good.
  add column termina_em timestamptz;

alter table convite_equipe drop constraint convite_equipe_role_check;
alter table convite_equipe
  add constraint convite_equipe_role_check check (
    role in ('ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'ROLE_MODERATOR', 'ROLE_TREASURER',
      'ROLE_PASTOR', 'ROLE_SECRETARY', 'ROLE_GROUPS', 'ROLE_EVENTS'));
