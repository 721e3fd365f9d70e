import type { OtpPurpose } from "@uchit/contract/account.ts";
import type { Template } from "#backend/db/schema/visitor.ts";
import { LEAD_TEXTS } from "#backend/delivery/lead-texts.ts";

export type Language = "en" | "hi";
export type Text = { subject: string; body: string };

type Values = Record<string, string>;

/** Returns the text of a message. `site` is our name; a missing value is left out, never shown as a gap. */
export function textOf(template: Template, language: Language, values: Values): Text {
	const { subject, body } = TEXTS[template](values)[language];
	return { subject, body };
}

/** The purpose of a code, for the middle of a sentence. */
const PURPOSES = {
	"sign-in": { en: "to sign in", hi: "साइन इन के लिए" },
	guardian: {
		en: "to consent to the account of somebody under 18",
		hi: "18 वर्ष से कम आयु के व्यक्ति के खाते को सहमति देने के लिए",
	},
	"add-contact": { en: "to add this contact to your account", hi: "इस संपर्क को अपने खाते में जोड़ने के लिए" },
	"college-claim": { en: "to answer for your college", hi: "अपने कॉलेज की ओर से उत्तर देने के लिए" },
	"college-email": { en: "to show that you study at your college", hi: "यह दिखाने के लिए कि आप अपने कॉलेज में पढ़ते हैं" },
	lead: { en: "to confirm your request", hi: "अपने अनुरोध की पुष्टि के लिए" },
	"lead-guardian": {
		en: "to consent to the request of somebody under 18 to be contacted",
		hi: "18 वर्ष से कम आयु के व्यक्ति के संपर्क के अनुरोध को सहमति देने के लिए",
	},
} as const satisfies Record<OtpPurpose, Record<Language, string>>;

function purposeOf(values: Values): Record<Language, string> {
	const [, words] = Object.entries(PURPOSES).find(([purpose]) => purpose === values.purpose) ?? [];
	return words ?? PURPOSES["sign-in"];
}

/** The outcome of a review, for the end of a sentence. */
const DECISIONS = {
	published: { en: "is published", hi: "प्रकाशित हो गया है" },
	returned: { en: "was sent back to you for changes", hi: "बदलाव के लिए आपको लौटाया गया है" },
	rejected: { en: "was not published", hi: "प्रकाशित नहीं किया गया" },
	removed: { en: "was removed", hi: "हटा दिया गया है" },
} as const;

function decisionOf(values: Values): Record<Language, string> {
	const [, words] = Object.entries(DECISIONS).find(([state]) => state === values.decision) ?? [];
	return words ?? { en: "has been decided on", hi: "पर निर्णय हो गया है" };
}

const ALERT_TEXTS = {
	"shortlist-changed": (values) => ({
		en: {
			subject: "What changed at the colleges on your shortlist",
			body: `This has changed at colleges on your ${values.site} shortlist since you saved them, or since our last letter:\n\n${values.changes}\n\nEvery figure with its source, and your notes: ${values.url}\n\nYou get this because you asked for it, at most once a week. Stop these letters: ${values.stop}`,
		},
		hi: {
			subject: "आपकी शॉर्टलिस्ट के कॉलेजों में क्या बदला",
			body: `${values.site} पर आपकी शॉर्टलिस्ट के कॉलेजों में, आपके सेव करने के बाद या हमारे पिछले संदेश के बाद, यह बदला है:\n\n${values.changes}\n\nहर आँकड़ा स्रोत के साथ, और आपके नोट: ${values.url}\n\nयह संदेश आपके कहने पर आता है, हफ़्ते में ज़्यादा से ज़्यादा एक बार। ये संदेश बंद करें: ${values.stop}`,
		},
	}),
	"exam-changed": (values) => ({
		en: {
			subject: `What changed: ${values.exams}`,
			body: `Our editors have entered these changes at exams that you follow on ${values.site}:\n\n${values.changes}\n\nThe page names the document of each date; the authority's own site has the last word.\n\nYou get this because you asked for it, at most once a day and only when something changes. Stop these letters: ${values.stop}`,
		},
		hi: {
			subject: `क्या बदला: ${values.exams}`,
			body: `${values.site} पर जिन परीक्षाओं को आप फ़ॉलो करते हैं, उनमें हमारे संपादकों ने ये बदलाव दर्ज किए हैं:\n\n${values.changes}\n\nहर तारीख का दस्तावेज़ पेज पर है; आख़िरी बात परीक्षा कराने वाली संस्था की वेबसाइट की है।\n\nयह संदेश आपके कहने पर आता है, दिन में ज़्यादा से ज़्यादा एक बार और सिर्फ़ कुछ बदलने पर। ये संदेश बंद करें: ${values.stop}`,
		},
	}),
} as const satisfies Record<"shortlist-changed" | "exam-changed", (values: Values) => Record<Language, Text>>;

const TEXTS = {
	...LEAD_TEXTS,
	...ALERT_TEXTS,
	code: (values) => ({
		en: {
			subject: `${values.code} is your code`,
			body: `${values.code} is your ${values.site} code ${purposeOf(values).en}. It works for 5 minutes. Do not tell it to anybody.`,
		},
		hi: {
			subject: `${values.code} आपका कोड है`,
			body: `${values.site} पर ${purposeOf(values).hi} आपका कोड ${values.code} है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
		},
	}),
	"sign-in-link": (values) => ({
		en: {
			subject: `Sign in to ${values.site}`,
			body: `Open this link to sign in to ${values.site}:\n\n${values.url}\n\nIt works once. If you did not ask for it, you need to do nothing.`,
		},
		hi: {
			subject: `${values.site} में साइन इन करें`,
			body: `${values.site} में साइन इन करने के लिए यह लिंक खोलें:\n\n${values.url}\n\nयह एक बार काम करता है। यदि आपने इसे नहीं माँगा था, तो आपको कुछ करने की ज़रूरत नहीं है।`,
		},
	}),
	"contact-added": (values) => ({
		en: {
			subject: "A contact was added to your account",
			body: `The contact ${values.contact} was added to your ${values.site} account. If that was not you, open ${values.account}, remove it and sign out everywhere.`,
		},
		hi: {
			subject: "आपके खाते में एक संपर्क जोड़ा गया",
			body: `आपके ${values.site} खाते में संपर्क ${values.contact} जोड़ा गया है। यदि यह आपने नहीं किया, तो ${values.account} खोलें, उसे हटाएँ और सभी जगह से साइन आउट करें।`,
		},
	}),
	"contact-removed": (values) => ({
		en: {
			subject: "A contact was removed from your account",
			body: `The contact ${values.contact} was removed from your ${values.site} account. If that was not you, open ${values.account} and sign out everywhere.`,
		},
		hi: {
			subject: "आपके खाते से एक संपर्क हटाया गया",
			body: `आपके ${values.site} खाते से संपर्क ${values.contact} हटा दिया गया है। यदि यह आपने नहीं किया, तो ${values.account} खोलें और सभी जगह से साइन आउट करें।`,
		},
	}),
	"review-decided": (values) => ({
		en: {
			subject: "About your review",
			body: `Your review of ${values.college} ${decisionOf(values).en}. See ${values.account}.`,
		},
		hi: {
			subject: "आपके रिव्यू के बारे में",
			body: `${values.college} का आपका रिव्यू ${decisionOf(values).hi}। ${values.account} देखें।`,
		},
	}),
} as const satisfies Record<Template, (values: Values) => Record<Language, Text>>;
