type Values = Record<string, string>;
type Text = { subject: string; body: string };

/** The letter about a shortlist; `delivery/texts.ts` has the other letters. */
export const ALERT_TEXTS = {
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
} as const satisfies Record<"shortlist-changed", (values: Values) => Record<"en" | "hi", Text>>;
