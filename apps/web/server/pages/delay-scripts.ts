/** `not-recognised`: there are scripts, but React or its router writes them in an unknown form. They run at once. */
export type PageScripts = "late" | "none" | "not-recognised";

/**
 * Delays the scripts of a page until its first paint: every page works without them, and on a slow line they would
 * compete with its visible content. Called before the inline scripts are hashed.
 */
export function delayScripts(html: string, nonce: string): { html: string; scripts: PageScripts } {
	const ownScript = `<script nonce="${nonce}"`;
	const start = html.lastIndexOf(`${ownScript} ${MODULE}`);
	if (start === -1) {
		const hasModule = new RegExp(`<script\\b(?=[^>]*nonce="${nonce}")[^>]*type="module"`).test(html);
		return { html, scripts: hasModule ? "not-recognised" : "none" };
	}
	const end = html.indexOf(SCRIPT_END, start) + SCRIPT_END.length;
	const page = html.slice(0, start).replaceAll(PRELOAD, LATE_PRELOAD);
	const script = html.slice(start, end).replace(MODULE, LATE_MODULE);
	return { html: `${page}${script}${ownScript}>${STARTER}</script>${html.slice(end)}`, scripts: "late" };
}

/** The form in which React writes the `Scripts` of React Router. */
const MODULE = 'type="module" async=""';
const PRELOAD = '<link rel="modulepreload"';
const SCRIPT_END = "</script>";

/**
 * Browsers ignore these types; the starter restores the original type on the same elements, so that React finds what it
 * rendered.
 */
const LATE_MODULE = 'type="late-module"';
const LATE_PRELOAD = '<link rel="late-modulepreload"';

/**
 * Starts a few at a time, so that a phone can respond to a finger meanwhile. Changing a script's type does not run it,
 * so a copy replaces it, with the same text and so the same hash. Until the page is hydrated, it records presses of
 * buttons that need scripts (`app/boot/replay-early-input.ts` replays them).
 */
const STARTER = `(()=>{const hydrated=new AbortController,links=[...document.querySelectorAll('[rel="late-modulepreload"]')],
note=({target})=>{const button=target.closest('button[type="button"]:not([popovertarget])');if(button)button.dataset.pressedEarly=""},
next=()=>{for(const link of links.splice(0,6))link.rel="modulepreload";
if(links.length>0)return void setTimeout(next);
const late=document.querySelector('[type="late-module"]'),script=document.createElement("script");
script.type="module";script.textContent=late.textContent;late.replaceWith(script)};
document.addEventListener("click",note,{capture:true,signal:hydrated.signal});
document.addEventListener("hydrated",()=>hydrated.abort());
document.hidden?next():requestAnimationFrame(()=>setTimeout(next))})()`;
