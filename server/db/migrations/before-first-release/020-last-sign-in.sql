-- When each user signed in last: sessions go once they are over.
alter table users add column last_sign_in_at timestamptz(3);
update users set last_sign_in_at = (select max(created_at) from sessions where sessions.user_id = users.id);
