/** `not-recognised`: there are some, and React or its router writes them in a way that we do not know. They run at once. */
export type PageScripts = "late" | "none" | "not-recognised";

/**
 * Has the scripts of a page wait until it has been painted: every page reads and works without them, and on a slow line they
 * would share it with what is looked at. Called before the inline scripts are hashed; `mark` is that of our own scripts.
 */
export function delayScripts(html: string, mark: string): { html: string; scripts: PageScripts } {
	const ours = `<script nonce="${mark}"`;
	const start = html.lastIndexOf(`${ours} ${MODULE}`);
	if (start === -1) {
		const hasModule = new RegExp(`<script\\b(?=[^>]*nonce="${mark}")[^>]*type="module"`).test(html);
		return { html, scripts: hasModule ? "not-recognised" : "none" };
	}
	const end = html.indexOf(SCRIPT_END, start) + SCRIPT_END.length;
	const page = html.slice(0, start).replaceAll(PRELOAD, LATE_PRELOAD);
	const script = html.slice(start, end).replace(MODULE, LATE_MODULE);
	return { html: `${page}${script}${ours}>${STARTER}</script>${html.slice(end)}`, scripts: "late" };
}

/** As React writes what React Router's `Scripts` renders. */
const MODULE = 'type="module" async=""';
const PRELOAD = '<link rel="modulepreload"';
const SCRIPT_END = "</script>";

/** No browser knows these kinds; the starter gives the same elements back their own, so that React finds what it rendered. */
const LATE_MODULE = 'type="late-module"';
const LATE_PRELOAD = '<link rel="late-modulepreload"';

/**
 * A few at a time, so that a phone can answer a finger in between. A script of an unknown kind stays what it was, so a copy
 * takes its place: its words, and with them its hash, are the same. Until the page is hydrated, it notes which buttons are pressed
 * that only scripts answer (`app/boot/replay-early-input.ts` presses them again).
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
