-- The language of a payer's mails, as they chose it on the page where they paid; members have that of their account.
alter table pedido_pagador add column idioma text check (idioma in ('pt', 'en', 'es'));
