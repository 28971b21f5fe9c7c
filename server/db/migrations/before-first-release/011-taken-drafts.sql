-- Which item a revision draft was taken over into: who asks for the draft afterwards is led there.
create index audit_taken_drafts on audit (entity, (details ->> 'revision')) where action = 'takeOver';
