import type { FastifyReply } from "fastify";

/** Error pages in both languages for when the application cannot render one; they need nothing else. */
const PLAIN_PAGES = {
	400: {
		en: [
			"This address does not work",
			"It may have been cut off or changed on the way. Check it, or start from the home page.",
		],
		hi: ["यह पता काम नहीं करता", "हो सकता है कि यह पूरा न हो। इसे जाँचें, या होम पेज से शुरू करें।"],
	},
	404: {
		en: ["There is nothing here", "The file may have been part of an older version of this site. Load the page again."],
		hi: ["यहाँ कुछ नहीं है", "हो सकता है कि फ़ाइल साइट के पुराने रूप की हो। पेज फिर से खोलें।"],
	},
	405: {
		en: ["This address cannot be used that way", "Go back and try again, or start from the home page."],
		hi: ["यह पता इस तरह काम नहीं करता", "वापस जाकर फिर कोशिश करें, या होम पेज से शुरू करें।"],
	},
	413: {
		en: ["That is too much at once", "Go back and send less."],
		hi: ["यह एक बार में बहुत ज़्यादा है", "वापस जाकर कम भेजें।"],
	},
	429: {
		en: [
			"Too many pages were asked for from your network",
			"Others may share it with you. Nothing is lost: wait a few seconds and try again.",
		],
		hi: [
			"आपके नेटवर्क से बहुत सारे पेज माँगे गए",
			"हो सकता है कि और लोग भी यही नेटवर्क इस्तेमाल कर रहे हों। कुछ सेकंड रुककर फिर कोशिश करें।",
		],
	},
	500: {
		en: ["This page could not be made", "The fault is ours. Try again in a minute."],
		hi: ["यह पेज नहीं बन सका", "गलती हमारी है। एक मिनट बाद फिर कोशिश करें।"],
	},
	503: {
		en: ["Too many people are here right now", "Try again in ten seconds."],
		hi: ["अभी यहाँ बहुत ज़्यादा लोग हैं", "दस सेकंड बाद फिर कोशिश करें।"],
	},
	file: {
		en: [
			"This file cannot be sent right now",
			"It may be being made from new data. Try again in a minute; the pages of the site work meanwhile.",
		],
		hi: [
			"यह फ़ाइल अभी नहीं भेजी जा सकती",
			"हो सकता है कि वह नए डेटा से बनाई जा रही हो। एक मिनट बाद फिर कोशिश करें; साइट के पेज इस बीच चलते हैं।",
		],
	},
	504: {
		en: ["This page took too long", "The fault is ours. Try again in a minute."],
		hi: ["इस पेज में बहुत समय लगा", "गलती हमारी है। एक मिनट बाद फिर कोशिश करें।"],
	},
} as const;

type PlainPage = keyof typeof PLAIN_PAGES;

export function sendPlainPage(reply: FastifyReply, status: number, page = pageOf(status)): FastifyReply {
	const { en, hi } = PLAIN_PAGES[page];
	if (page === 503) reply.header("retry-after", "10");
	return reply
		.code(status)
		.header("content-type", "text/html; charset=utf-8")
		.header("cache-control", "no-store")
		.send(
			`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
				`<title>${en[0]}</title><h1>${en[0]}</h1><p>${en[1]}</p><p><a href="/">Home page</a></p>` +
				`<section lang="hi"><h2>${hi[0]}</h2><p>${hi[1]}</p><p><a href="/hi">होम पेज</a></p></section></html>\n`,
		);
}

function pageOf(status: number): PlainPage {
	if (isPlainPage(status)) return status;
	return status < 500 ? 400 : 500;
}

function isPlainPage(status: number): status is Exclude<PlainPage, "file"> {
	return status in PLAIN_PAGES;
}
