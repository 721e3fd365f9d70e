import type { Template } from "#backend/db/schema/visitor.ts";

type Values = Record<string, string>;
type Text = { subject: string; body: string };

export const LEAD_TEXTS = {
	"privacy-link": (values) => ({
		en: {
			subject: `Who has your data at ${values.site}`,
			body: `Open this link to see who has your data from ${values.site}, to withdraw your consent or to delete it:\n\n${values.url}\n\nIt shows your data for a day; withdrawing and deleting work after that too. Whoever has the link can do this. If you did not ask for it, you need to do nothing.`,
		},
		hi: {
			subject: `${values.site} पर आपका डेटा किसके पास है`,
			body: `${values.site} से आपका डेटा किसके पास है यह देखने, अपनी सहमति वापस लेने या डेटा हटाने के लिए यह लिंक खोलें:\n\n${values.url}\n\nयह एक दिन तक आपका डेटा दिखाता है; सहमति वापस लेना और हटाना उसके बाद भी होता है। जिसके पास यह लिंक है, वह ये काम कर सकता है। यदि आपने इसे नहीं माँगा था, तो आपको कुछ करने की ज़रूरत नहीं है।`,
		},
	}),
	"lead-expiring": (values) => ({
		en: {
			subject: `Your request will be deleted on ${values.date}`,
			body: `Your request to be contacted through ${values.site} will be deleted on ${values.date}, because there has been no contact since. See who has your data, or delete it now:\n\n${values.url}`,
		},
		hi: {
			subject: `आपका अनुरोध ${values.date} को हटा दिया जाएगा`,
			body: `${values.site} पर संपर्क के लिए आपका अनुरोध ${values.date} को हटा दिया जाएगा, क्योंकि तब से कोई संपर्क नहीं हुआ है। आपका डेटा किसके पास है यह देखने, या उसे अभी हटाने के लिए:\n\n${values.url}`,
		},
	}),
	"complaint-received": (values) => ({
		en: {
			subject: `Your complaint has the number ${values.number}`,
			body: `We have your complaint to ${values.site}. Its number is ${values.number}. You will have an answer by ${values.date}.`,
		},
		hi: {
			subject: `आपकी शिकायत की संख्या ${values.number} है`,
			body: `${values.site} को आपकी शिकायत मिल गई है। इसकी संख्या ${values.number} है। आपको ${values.date} तक उत्तर मिलेगा।`,
		},
	}),
	"lead-answer": (values) => ({
		en: {
			subject: `The answer to your request ${values.reference}`,
			body: `${values.answer}\n\n${values.site}, to your request ${values.reference}.`,
		},
		hi: {
			subject: `आपके अनुरोध ${values.reference} का जवाब`,
			body: `${values.answer}\n\n${values.site}, आपके अनुरोध ${values.reference} पर।`,
		},
	}),
	"lead-received": (values) => ({
		en: {
			subject: `Your request has the reference ${values.reference}`,
			body: `We have your request to ${values.site}. Its reference is ${values.reference}. We cannot promise a day for the answer. It comes to this contact.`,
		},
		hi: {
			subject: `आपके अनुरोध का संदर्भ ${values.reference} है`,
			body: `${values.site} को आपका अनुरोध मिल गया है। इसका संदर्भ ${values.reference} है। जवाब किस दिन आएगा, यह हम नहीं कह सकते। वह इसी संपर्क पर आएगा।`,
		},
	}),
} as const satisfies Partial<Record<Template, (values: Values) => Record<"en" | "hi", Text>>>;
