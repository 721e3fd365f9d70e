import { expect, test } from "vitest";
import { parsePage, textOf, within } from "./parsed-page.ts";
import { sendForm } from "./plain-form.ts";

const parse = (html: string) => within(parsePage(`<!doctype html><html lang="en"><body>${html}</body></html>`).body);

test("hidden, inert and aria-hidden elements are not found by role, and their text is skipped", () => {
	const screen = parse(`
		<main>Seen <span hidden>not</span><script>no()</script><template>none</template> here</main>
		<div hidden><a href="/1">one</a></div><div inert><a href="/2">two</a></div>
		<div aria-hidden="true"><a href="/3">three</a></div><dialog><a href="/4">four</a></dialog>
		<details><summary>More</summary><a href="/5">five</a></details>`);
	expect(screen.getAllByRole("link").map(textOf)).toEqual(["five"]);
	expect(textOf(screen.getByRole("main"))).toBe("Seen here");
});

test("only the page's own header is a banner, not one within an article; a search element is a landmark", () => {
	const screen = parse(`<header>Top<search>Find</search></header><article><header>Of it</header></article>`);
	expect(screen.getAllByRole("banner").map(textOf)).toEqual(["TopFind"]);
	expect(textOf(screen.getByRole("search"))).toBe("Find");
});

test("a label's content is the name of its control, and words of neighbouring blocks stay apart", () => {
	const screen = parse(
		`<label><input type="checkbox" name="a"> Law <span>12</span></label><a href="/"><div>A</div><div>B</div></a>`,
	);
	expect(screen.getByRole("checkbox", { name: "Law 12" }).getAttribute("name")).toBe("a");
	expect(screen.getByRole("link", { name: "A B" })).toBeDefined();
	const remove = parse('<a href="/"><span>Remove </span><span>Goa</span></a>');
	expect(remove.getByRole("link", { name: "Remove Goa" })).toBeDefined();
});

const FORM = `
	<form action="/list" id="f">
		<input name="q" value="x"><input name="off" value="1" disabled><input value="no name">
		<fieldset disabled><input name="deep" value="1"></fieldset>
		<input type="checkbox" name="state" value="goa" checked aria-label="Goa">
		<input type="checkbox" name="state" value="kerala" aria-label="Kerala">
		<input type="radio" name="view" value="cards" checked><input type="radio" name="view" value="table" aria-label="Table">
		<select name="sort" aria-label="Sort"><option value="rank">Rank</option><option value="name">Name</option></select>
		<textarea name="text">a\nb</textarea>
		<button name="do" value="show">Show</button><button formaction="/other" formmethod="post" name="do" value="keep">Keep</button>
		<button type="button" name="do" value="never">Menu</button>
	</form>
	<input form="f" name="outside" value="1">`;

test("a form sends what a browser sends: the active controls, with the pressed button", () => {
	const screen = parse(FORM);
	expect(sendForm(screen.getByRole("button", { name: "Show" }))).toEqual({
		method: "GET",
		address: "/list",
		isMultipart: false,
		entries: [
			["q", "x"],
			["state", "goa"],
			["view", "cards"],
			["sort", "rank"],
			["text", "a\r\nb"],
			["do", "show"],
			["outside", "1"],
		],
	});
});

test("ticks, choices and another button change what is sent", () => {
	const screen = parse(FORM);
	const sent = sendForm(screen.getByRole("button", { name: "Keep" }), [
		[screen.getByRole("checkbox", { name: "Goa" }), false],
		[screen.getByRole("checkbox", { name: "Kerala" }), true],
		[screen.getByRole("radio", { name: "Table" }), true],
		[screen.getByRole("combobox", { name: "Sort" }), "Name"],
	]);
	expect([sent.method, sent.address]).toEqual(["POST", "/other"]);
	expect(new URLSearchParams(sent.entries).toString()).toBe(
		"q=x&state=kerala&view=table&sort=name&text=a%0D%0Ab&do=keep&outside=1",
	);
});

test("a form refuses what a browser would refuse", () => {
	const screen = parse(`<form><label>Name <input name="n" required></label><input name="x" disabled aria-label="X">
		<select name="s" aria-label="S"><option>One</option></select><button>Send</button></form>`);
	const button = screen.getByRole("button");
	const name = screen.getByRole("textbox", { name: "Name" });
	expect(() => sendForm(button)).toThrow('A browser asks for <input name="n"> first.');
	expect(() => sendForm(button, [[screen.getByRole("textbox", { name: "X" }), "1"]])).toThrow("Nobody can fill");
	expect(() =>
		sendForm(button, [
			[name, "A"],
			[screen.getByRole("combobox"), "Two"],
		]),
	).toThrow("has no option Two");
	expect(sendForm(name, [[name, "A"]]).entries).toEqual([
		["n", "A"],
		["s", "One"],
	]);
});
