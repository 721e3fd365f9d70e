DROP INDEX "cutoffs_college";--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "corrections_college" ON "corrections" USING btree ("college_id");--> statement-breakpoint
CREATE INDEX "lead_visitor" ON "lead" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "email_links_lookup" ON "email_links" USING btree ("lookup");--> statement-breakpoint
CREATE INDEX "otp_tokens_lookup" ON "otp_tokens" USING btree ("lookup");--> statement-breakpoint
CREATE INDEX "college_claims_visitor" ON "college_claims" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "review_replies_claim" ON "review_replies" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "review_reports_review" ON "review_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_votes_visitor" ON "review_votes" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "reviews_photo" ON "reviews" USING btree ("photo");--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_printed" UNIQUE NULLS NOT DISTINCT("college_id","exam","year","round","programme_id","quota","seat_type","gender","preparatory","source_id");--> statement-breakpoint
ALTER TABLE "aliases" ADD CONSTRAINT "aliases_kind_list" CHECK ("kind" IN ('short-form', 'old-name', 'campus', 'hindi', 'acronym'));--> statement-breakpoint
ALTER TABLE "college_facts" ADD CONSTRAINT "college_facts_field_list" CHECK ("field" IN ('ownership', 'university-type', 'college-type', 'established', 'website', 'address', 'pin', 'phone', 'affiliated-to', 'women-only', 'minority', 'recognised-by'));--> statement-breakpoint
ALTER TABLE "college_categories" ADD CONSTRAINT "college_categories_rule_list" CHECK ("rule" IN ('ranked', 'programme', 'name'));--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_kind_list" CHECK ("kind" IN ('university', 'college', 'standalone', 'research'));--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_field_list" CHECK ("field" IN ('name', 'slug', 'city'));--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_matched_by_list" CHECK ("matched_by" IN ('id', 'name', 'reviewed', 'own'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_subject_kind_list" CHECK ("subject_kind" IN ('visitor', 'lead'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_action_list" CHECK ("action" IN ('given', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose_list" CHECK ("purpose" IN ('account', 'alerts', 'contact-by-college', 'contact-by-us', 'analytics'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_language_list" CHECK ("language" IN ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_by_list" CHECK ("by" IN ('self', 'guardian'));--> statement-breakpoint
ALTER TABLE "countries" ADD CONSTRAINT "countries_status_list" CHECK ("status" IN ('draft', 'in_review', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_status_list" CHECK ("status" IN ('draft', 'in_review', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_scope_list" CHECK ("scope" IN ('national', 'state', 'university'));--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_level_list" CHECK ("level" IN ('undergraduate', 'postgraduate', 'research'));--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_mode_list" CHECK ("mode" IN ('computer-based', 'pen-and-paper', 'remote', 'choice'));--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_age_band_list" CHECK ("age_band" IN ('under-18', '18-or-over'));--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_status_list" CHECK ("status" IN ('new', 'assigned', 'called', 'answered', 'closed', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_language_list" CHECK ("language" IN ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_channel_list" CHECK ("channel" IN ('lead', 'content'));--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_status_list" CHECK ("status" IN ('draft', 'in_review', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_place_list" CHECK ("place" IN ('header', 'footer'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_status_list" CHECK ("status" IN ('draft', 'in_review', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_language_list" CHECK ("language" IN ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_category_list" CHECK ("category" IN ('counselling', 'rankings', 'money', 'exams', 'study-abroad', 'data'));--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_status_list" CHECK ("status" IN ('draft', 'in_review', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_language_list" CHECK ("language" IN ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_role_list" CHECK ("role" IN ('public', 'author', 'editor', 'moderator', 'lead-desk', 'admin'));--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_action_list" CHECK ("action" IN ('create', 'read', 'update', 'delete'));--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_action_list" CHECK ("action" IN ('create', 'read', 'update', 'delete'));--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role_list" CHECK ("role" IN ('author', 'editor', 'moderator', 'lead-desk', 'admin'));--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_status_list" CHECK ("status" IN ('active', 'suspended', 'invited'));--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_pool_list" CHECK ("pool" IN ('all-india', 'home-state', 'other-state', 'special', 'management', 'nri'));--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_social_category_list" CHECK ("social_category" IN ('open', 'ews', 'obc-ncl', 'sc', 'st', 'other'));--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_rank_space_list" CHECK ("rank_space" IN ('jee-main-crl', 'jee-main-category', 'jee-main-barch-crl', 'jee-main-barch-category', 'jee-main-bplan-crl', 'jee-main-bplan-category', 'jee-advanced-crl', 'jee-advanced-category', 'jee-advanced-preparatory', 'neet-air', 'neet-score', 'wbjee-general-merit', 'keam-engineering', 'kcet-engineering', 'mht-cet-state-merit', 'comedk-uget', 'tnea-score', 'acpc-engineering-merit', 'acpc-pharmacy-merit', 'gujarat-health-score'));--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_mark_list" CHECK ("mark" IN ('mixed-rank-space', 'suspect'));--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_authority_list" CHECK ("authority" IN ('aicte', 'nmc'));--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_level_list" CHECK ("level" IN ('diploma', 'post-diploma', 'undergraduate', 'postgraduate', 'postgraduate-diploma', 'postgraduate-certificate', 'integrated', 'fellowship'));--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_mode_list" CHECK ("mode" IN ('regular', 'part-time', 'online', 'distance'));--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_status_list" CHECK ("status" IN ('open', 'answered'));--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_kind_list" CHECK ("kind" IN ('lead', 'stop'));--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_reason_list" CHECK ("reason" IN ('withdrawn', 'erased', 'expired'));--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_state_list" CHECK ("state" IN ('waiting', 'delivered', 'stopped', 'dead'));--> statement-breakpoint
ALTER TABLE "lead_endings" ADD CONSTRAINT "lead_endings_why_list" CHECK ("why" IN ('erased', 'expired'));--> statement-breakpoint
ALTER TABLE "lead_endings" ADD CONSTRAINT "lead_endings_age_band_list" CHECK ("age_band" IN ('under-18', '18-or-over'));--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_kind_list" CHECK ("kind" IN ('unmasked', 'assigned', 'state', 'note', 'withdrawn', 'exported', 'warned', 'replayed', 'sealed', 'answered'));--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_purpose_list" CHECK ("purpose" IN ('sign-in', 'guardian', 'add-contact', 'college-claim', 'college-email', 'lead', 'lead-guardian'));--> statement-breakpoint
ALTER TABLE "otp_tokens" ADD CONSTRAINT "otp_tokens_purpose_list" CHECK ("purpose" IN ('sign-in', 'guardian', 'add-contact', 'college-claim', 'college-email', 'lead', 'lead-guardian'));--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_list_list" CHECK ("list" IN ('overall', 'university', 'engineering', 'management', 'pharmacy', 'college', 'medical', 'dental', 'law', 'architecture', 'agriculture', 'research', 'innovation', 'state-public-university'));--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_measure_list" CHECK ("measure" IN ('sanctioned-intake', 'admitted', 'lateral-entry', 'graduated', 'placed', 'median-salary', 'higher-studies', 'students', 'male-students', 'female-students', 'state-students', 'other-state-students', 'foreign-students', 'economically-backward', 'socially-challenged', 'fee-reimbursed-by-government', 'fee-reimbursed-by-institution', 'fee-reimbursed-privately', 'fee-not-reimbursed', 'faculty', 'doctoral-students', 'doctoral-graduates', 'sponsored-projects', 'funding-agencies', 'sponsored-funding', 'consultancy-projects', 'client-organisations', 'consultancy-income'));--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_mark_list" CHECK ("mark" IN ('suspect'));--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_position_of_list" CHECK ("position_of" IN ('place', 'town', 'area', 'district'));--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_mark_list" CHECK ("mark" IN ('suspect'));--> statement-breakpoint
ALTER TABLE "rankings" ADD CONSTRAINT "rankings_list_list" CHECK ("list" IN ('overall', 'university', 'engineering', 'management', 'pharmacy', 'college', 'medical', 'dental', 'law', 'architecture', 'agriculture', 'research', 'innovation', 'state-public-university'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_status_list" CHECK ("status" IN ('open', 'corrected', 'declined'));--> statement-breakpoint
ALTER TABLE "college_claims" ADD CONSTRAINT "college_claims_status_list" CHECK ("status" IN ('open', 'approved', 'declined'));--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_state_list" CHECK ("state" IN ('submitted', 'published', 'rejected'));--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reason_list" CHECK ("reason" IN ('names-a-person', 'contact-details', 'abuse', 'advertising', 'not-about-this-college', 'copied', 'not-a-student', 'unreadable', 'legal'));--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_status_list" CHECK ("status" IN ('open', 'upheld', 'declined'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_state_list" CHECK ("state" IN ('submitted', 'in-moderation', 'published', 'returned', 'rejected', 'removed'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_verified_list" CHECK ("verified" IN ('contact', 'college-email', 'document'));--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_kind_list" CHECK ("kind" IN ('document', 'site-record', 'editor-knowledge'));--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_kind_list" CHECK ("kind" IN ('phone', 'email'));--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_kind_list" CHECK ("kind" IN ('phone', 'email'));--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_template_list" CHECK ("template" IN ('code', 'sign-in-link', 'contact-added', 'contact-removed', 'review-decided', 'privacy-link', 'lead-expiring', 'complaint-received', 'lead-received', 'lead-answer', 'shortlist-changed'));--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_language_list" CHECK ("language" IN ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "visitor_contacts" ADD CONSTRAINT "visitor_contacts_kind_list" CHECK ("kind" IN ('phone', 'email'));--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_language_list" CHECK ("language" IN ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_age_band_list" CHECK ("age_band" IN ('under-18', '18-or-over'));