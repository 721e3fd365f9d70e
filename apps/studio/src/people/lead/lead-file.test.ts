import type { ExportedLead } from "@uchit/contract/lead.ts";
import { BYTE_ORDER_MARK } from "@uchit/text/csv.ts";
import { expect, test } from "vitest";
import { toLeadFile } from "./lead-file.ts";

const LEAD: ExportedLead = {
	id: "d987acfc-25d0-498a-b3fc-4317ef0d999d",
	name: "Asha Rao",
	contact: { kind: "email", value: "asha@example.org" },
	ageBand: "under-18",
	guardian: {
		name: "Mira",
		contact: { kind: "phone", value: "+919876543210" },
		verifiedAt: "2026-11-21T10:00:00.000Z",
	},
	topic: "call-back",
	message: null,
	language: "en",
	callWindow: { from: "09:00", to: "12:00" },
	source: { page: "/call-back", college: "goa-university" },
	createdAt: "2026-11-21T10:00:00.000Z",
	status: "new",
};

test("the file of leads has a heading and a row with every field of each lead", () => {
	expect(toLeadFile([LEAD])).toBe(
		[
			`${BYTE_ORDER_MARK}id,name,age_band,contact_kind,contact,guardian_name,guardian_contact,topic,message,page,college,language,call_from,call_to,status,created_at`,
			"d987acfc-25d0-498a-b3fc-4317ef0d999d,Asha Rao,under-18,email,asha@example.org,Mira,+919876543210,call-back,,/call-back,goa-university,en,09:00,12:00,new,2026-11-21T10:00:00.000Z",
			"",
		].join("\r\n"),
	);
});
