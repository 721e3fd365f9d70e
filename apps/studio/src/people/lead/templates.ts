/** An answer to begin with, in the person's language; whoever answers makes it theirs before it is sent. */
export type Template = { id: string; language: "en" | "hi"; name: string; text: (name: string) => string };

export const TEMPLATES: readonly Template[] = [
	{
		id: "figure",
		language: "en",
		name: "Where a figure is from",
		text: (name) =>
			`Hello ${name},\n\nthank you for your question. Every figure on our site has a receipt beside it: it names the document, its year and its publisher. What you asked about is there: \n\nIf something is still unclear, answer here.\nUchit`,
	},
	{
		id: "unknown",
		language: "en",
		name: "We do not know it",
		text: (name) =>
			`Hello ${name},\n\nthank you for your question. No document that we have read says this, and we do not guess. Who can tell you is the college itself: \n\nAs soon as it is published, it will be on our page.\nUchit`,
	},
	{
		id: "corrected",
		language: "en",
		name: "It is corrected now",
		text: (name) =>
			`Hello ${name},\n\nyou were right, thank you. It is corrected now, and stands with its source here: \n\nUchit`,
	},
	{
		id: "figure-hi",
		language: "hi",
		name: "Where a figure is from",
		text: (name) =>
			`नमस्ते ${name},\n\nआपके सवाल के लिए धन्यवाद। हमारी साइट पर हर आँकड़े के साथ उसका स्रोत लिखा है: दस्तावेज़, साल और प्रकाशक। आपने जो पूछा, वह यहाँ है: \n\nकुछ और जानना हो तो यहीं जवाब लिखिए।\nUchit`,
	},
	{
		id: "unknown-hi",
		language: "hi",
		name: "We do not know it",
		text: (name) =>
			`नमस्ते ${name},\n\nआपके सवाल के लिए धन्यवाद। हमने जो दस्तावेज़ पढ़े हैं, उनमें यह नहीं लिखा है, और हम अंदाज़ा नहीं लगाते। इसका सही जवाब कॉलेज ही दे सकता है: \n\nप्रकाशित होते ही यह हमारे पेज पर आ जाएगा।\nUchit`,
	},
];
