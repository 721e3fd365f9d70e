import { expect, test } from "vitest";
import { differenceOf, readPage } from "./page-content.ts";

const address = "https://counselling.example/2026/index.html";
const read = (page: string | Buffer, contentType = "text/html; charset=utf-8") =>
	readPage({ address, bytes: Buffer.from(page), contentType });

test("hidden content is not part of the text, and malformed HTML is read all the same", () => {
	const page = `<script>var a = "Round 9"</script><style>p{}</style><p>Round&nbsp;1 <b>is</b> out<p>काउंसलिंग<!-- Round 2 --></div><table><td>Rank<td>120`;
	expect(read(page).text).toBe("Round 1 is out\nकाउंसलिंग\nRank\n120");
});

test("document links are absolute and unique, without fragments or session ids", () => {
	const page = `<base><a href="list.pdf">A</a><a href="/2026/list.pdf#page=3">B</a><a href="../a.PDF?sid=77">C</a>
		<a href="javascript:open('x.pdf')">D</a><a href="notice.html">E</a><a href="http://[bad/x.pdf">F</a>`;
	expect(read(page).documents.map((each) => each.address)).toEqual([
		"https://counselling.example/2026/list.pdf",
		"https://counselling.example/a.PDF",
	]);
});

test("the charset comes from the response, or else from the page", () => {
	const utf16 = Buffer.from("<p>Round</p>", "utf16le");
	expect(read(utf16, "text/html; charset=utf-16le").text).toBe("Round");
	const latin = Buffer.from('<meta charset="iso-8859-1"><p>caf\xe9</p>', "latin1");
	expect(read(latin, "text/html").text).toBe("café");
});

test("characters that a database cannot store are removed", () => {
	expect(read("<p>Round\u0000\u0007 1</p>").text).toBe("Round 1");
});

test("a change beyond the part of a long page that the desk shows still counts", () => {
	const long = (end: string) => read(`<p>${"Rank ".repeat(40_000)}${end}</p>`);
	const [one, other] = [long("1"), long("2")];
	expect(one.text).toBe(other.text);
	expect(differenceOf(one, other)).toEqual({ documents: [] });
});

test("a document that is no longer linked, or has no known size, is not a change by itself", () => {
	const before = { ...read("<p>Round 1</p>"), documents: [{ address: "a.pdf", bytes: 5 }, { address: "b.pdf" }] };
	expect(differenceOf(before, { ...before, documents: [{ address: "b.pdf", bytes: 9 }] })).toBeUndefined();
});
