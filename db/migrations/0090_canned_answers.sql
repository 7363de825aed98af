CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"owner_id" uuid,
	"name" text NOT NULL,
	"text_id" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "canned_answers_text" CHECK ("canned_answers"."text_id" <> '' OR "canned_answers"."text_en" <> '')
);
--> statement-breakpoint
CREATE TABLE "report_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"poc_md" text NOT NULL,
	"impact_md" text NOT NULL,
	"recommendation_md" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_templates" ADD CONSTRAINT "report_templates_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canned_answers_company" ON "canned_answers" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "canned_answers_owner" ON "canned_answers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "report_templates_owner" ON "report_templates" USING btree ("owner_id","name");--> statement-breakpoint
-- The answers the platform team begins with; they are shared, so it may change them.
INSERT INTO "canned_answers" ("id", "name", "text_id", "text_en", "updated_at") VALUES
('019ad000-0000-7000-8000-000000000001', 'Minta informasi tambahan', 'Halo {{hunter}}, terima kasih atas laporan {{kode}}.

Kami belum dapat memastikan temuannya. Mohon lengkapi:

1. langkah dari awal sampai celahnya terlihat, termasuk akun dan alamat yang dipakai;
2. permintaan dan jawaban HTTP lengkapnya, atau tangkapan layar tiap langkah;
3. dampak nyata yang dapat ditunjukkan.

Jawab lewat laporan ini dalam 14 hari. Setelah itu laporan ditutup, tetapi masih dapat dibuka kembali.', 'Hello {{hunter}}, thank you for report {{code}}.

We could not confirm the finding yet. Please add:

1. the steps from the beginning until the flaw shows, with the accounts and addresses used;
2. the full HTTP requests and responses, or a screenshot of each step;
3. an impact that can be shown.

Please answer on this report within 14 days. After that it is closed, though it can still be reopened.', now()),
('019ad000-0000-7000-8000-000000000002', 'Di luar cakupan', 'Halo {{hunter}}, terima kasih sudah melapor.

Target yang disebut di {{kode}} tidak termasuk cakupan program {{program}}, jadi laporan ini kami tutup. Periksa daftar target dan aturan program sebelum menguji lagi, agar pengujianmu tetap terlindungi izinnya.', 'Hello {{hunter}}, thank you for your report.

The target named in {{code}} is not in the scope of {{program}}, so we close this report. Please check the targets and rules of the program before you test again, so that your testing stays covered by its permission.', now()),
('019ad000-0000-7000-8000-000000000003', 'Tidak dapat direproduksi', 'Halo {{hunter}}, kami sudah mengikuti langkah di laporan {{kode}}, tetapi celahnya tidak muncul.

Bila masih terjadi di tempatmu, ajukan keberatan dengan langkah yang lebih rinci: versi aplikasi atau peramban, akun yang dipakai, waktu pengujian, dan permintaan HTTP lengkapnya.', 'Hello {{hunter}}, we followed the steps of report {{code}}, but the flaw did not show.

If it still happens for you, please object to the closing with more detailed steps: the version of the application or browser, the accounts used, the time of the test, and the full HTTP requests.', now()),
('019ad000-0000-7000-8000-000000000004', 'Duplikat', 'Halo {{hunter}}, celah di laporan {{kode}} sudah dilaporkan lebih dulu oleh orang lain, jadi laporan ini kami tutup sebagai duplikat. Terima kasih atas laporan yang jelas; teruskan mencari di {{program}}.', 'Hello {{hunter}}, the flaw in report {{code}} was reported by someone else before, so we close this one as a duplicate. Thank you for the clear report; please keep looking in {{program}}.', now()),
('019ad000-0000-7000-8000-000000000005', 'Informatif', 'Halo {{hunter}}, terima kasih. Yang dijelaskan di {{kode}} benar, tetapi tidak menunjukkan dampak keamanan yang perlu diperbaiki oleh {{perusahaan}}. Laporan ini kami tutup sebagai informatif. Bila kamu menemukan cara untuk menyalahgunakannya, ajukan keberatan dengan buktinya.', 'Hello {{hunter}}, thank you. What {{code}} describes is correct, but it shows no security impact that {{company}} has to fix. We close this report as informative. If you find a way to abuse it, please object to the closing with proof.', now()),
('019ad000-0000-7000-8000-000000000006', 'Terima kasih, laporan valid', 'Halo {{hunter}}, laporan {{kode}} valid. Terima kasih: temuanmu membantu {{perusahaan}} melindungi penggunanya. Langkah berikutnya adalah penilaian dan imbalan; kabarnya muncul di laporan ini.', 'Hello {{hunter}}, report {{code}} is valid. Thank you: your finding helps {{company}} to protect its users. Rating and reward come next; you will read about them on this report.', now()),
('019ad000-0000-7000-8000-000000000007', 'Minta uji ulang', 'Halo {{hunter}}, {{perusahaan}} menyatakan celah di laporan {{kode}} sudah diperbaiki. Mohon ulangi langkah pembuktianmu dalam 7 hari, lalu jawab apakah celahnya masih ada, beserta buktinya.', 'Hello {{hunter}}, {{company}} says that the flaw in report {{code}} is fixed. Please repeat your steps within 7 days and answer whether the flaw is still there, with proof.', now()),
('019ad000-0000-7000-8000-000000000008', 'Masih diperiksa', 'Halo {{hunter}}, laporan {{kode}} masih kami periksa. Tenggat berikutnya {{tenggat}}. Kamu tidak perlu melakukan apa pun sekarang.', 'Hello {{hunter}}, we are still looking into report {{code}}. The next deadline is {{due}}. You need not do anything now.', now());
