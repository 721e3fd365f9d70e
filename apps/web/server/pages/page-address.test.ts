import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createPageAddresses } from "#server/pages/page-address.ts";
import { readPages } from "../../page-table.ts";

const { parse: parsePageAddress } = createPageAddresses(readPages());

const page = (path: string, search = "") => ({ kind: "page", path, search, key: path + search });

test.each([
	["/", page("/")],
	["/college/iit-madras", page("/college/iit-madras")],
	["/colleges?state=goa&category=1", page("/colleges", "?category=1&state=goa")],
	["/colleges?category=1&state=goa", page("/colleges", "?category=1&state=goa")],
	["/colleges?state=kerala&state=goa&state=kerala", page("/colleges", "?state=goa&state=kerala")],
	["/colleges?utm_source=x&q=&category=1&fbclid=9", page("/colleges", "?category=1")],
	["/colleges?view=table&category=1", page("/colleges", "?category=1&view=table")],
	["/colleges?q=a+b", page("/colleges", "?q=a+b")],
	["/colleges?q=a%20b", page("/colleges", "?q=a+b")],
	["/colleges?", page("/colleges")],
	["/college/x/cutoffs?year=2025&round=6&category=1", page("/college/x/cutoffs", "?round=6&year=2025")],
	["/college/x?year=2025", page("/college/x")],
	["/college/x/cutoffs?trendQuota=HS&quota=AI&trend=1", page("/college/x/cutoffs", "?quota=AI&trendQuota=HS")],
	["/?category=1", page("/")],
	["/compare?college=b,a&utm_source=x&numbers=all", page("/compare", "?college=b%2Ca&numbers=all")],
	["/compare.csv?college=a&numbers=all", page("/compare.csv", "?college=a")],
	["/news?page=2&utm_source=x&category=money&q=fee", page("/news", "?category=money&page=2&q=fee")],
	["/news/feed.xml?page=2", page("/news/feed.xml")],
	["/glossary?q=quota&utm_source=x", page("/glossary", "?q=quota")],
	["/glossary/tips/quota?q=x", page("/glossary/tips/quota")],
	["/planner?exam=cat,xat&utm_source=x", page("/planner", "?exam=cat%2Cxat")],
	["/predict?rank=5&exam=kcet&homeState=&utm_source=x", page("/predict", "?exam=kcet&rank=5")],
	["/predict.csv?rank=5&exam=kcet&marks=7", page("/predict.csv", "?exam=kcet&rank=5")],
	["/predict/choices?rank=5", page("/predict/choices")],
	["/colleges.data?page=2&utm_source=x", page("/colleges.data", "?page=2")],
	["/colleges.data?_routes=routes%2Fcolleges", page("/colleges.data", "?_routes=routes%2Fcolleges")],
	["/colleges?_routes=root", page("/colleges")],
	["/_.data", page("/_.data")],
	["/hi", page("/hi")],
	["/hi/colleges?state=goa&utm_source=x", page("/hi/colleges", "?state=goa")],
	["/hi/college/x/cutoffs?year=2025&category=1", page("/hi/college/x/cutoffs", "?year=2025")],
	["/hi/colleges.data?page=2", page("/hi/colleges.data", "?page=2")],
	["/hi?category=1", page("/hi")],
	["http://elsewhere.example/colleges?page=2", page("/colleges", "?page=2")],
])("%s names one page, whatever the order of its parameters", (target, address) => {
	expect(parsePageAddress(target)).toEqual(address);
});

test.each([
	"/login",
	"/hi/login?step=code",
	"/account",
	"/account/privacy?utm_source=x",
	"/account.data?_routes=routes%2Faccount",
	"/hi/account/sessions.data",
	"/college/review?college=x",
])("%s is personal", (target) => {
	expect(parsePageAddress(target)).toEqual({ kind: "personal" });
});

test.each(["/accounts", "/loginx", "/college/review-college", "/news/login", "/college/x/reviews"])(
	"%s is shared",
	(target) => {
		expect(parsePageAddress(target)).toEqual(page(target));
	},
);

test.each([
	["/colleges/", "/colleges"],
	["/hi/", "/hi"],
	["/colleges/?page=2&utm_source=x", "/colleges?page=2&utm_source=x"],
	["//evil.example/", "/evil.example"],
	["/\\evil.example/", "/evil.example"],
	["///", "/"],
	["/college//x", "/college/x"],
	["/college/../colleges", "/colleges"],
	["/college/%2e%2e/colleges", "/colleges"],
	["http://elsewhere.example", "/"],
	["/Account", "/account"],
	["/LOGIN?step=code", "/login?step=code"],
	["/HI/account", "/hi/account"],
	["/Account.data?_routes=x", "/account.data?_routes=x"],
	["/%61ccount", "/account"],
	["/college/Review", "/college/review"],
	["/College/IIT-Madras", "/college/IIT-Madras"],
	["/hi/College/x/Cutoffs", "/hi/college/x/cutoffs"],
])("%s redirects to its canonical address", (target, location) => {
	expect(parsePageAddress(target)).toEqual({ kind: "moved", location });
});

test("no address redirects a visitor to another site, and a redirect never redirects again", () => {
	const anyPath = fc.string({
		unit: fc.constantFrom("/", "\\", ".", "%2e", "%2F", "a", "?", "@", ":", " ", "é"),
		maxLength: 12,
	});
	void fc.assert(
		fc.property(anyPath, (path) => {
			const address = parsePageAddress(`/${path}`);
			if (address.kind === "page") return;
			if (address.kind === "personal") return;
			expect(address.location).toMatch(/^\/(?![/\\])/);
			expect(parsePageAddress(address.location).kind).toBe("page");
		}),
		{ numRuns: 2_000 },
	);
});
