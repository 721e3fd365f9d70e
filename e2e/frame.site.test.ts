import { expect, test } from "vitest";
import { openPage } from "./support/site.ts";
import { spec } from "./support/spec.ts";

for (const path of ["/landing-pages/no-such-page", "/hi/landing-pages/no-such-page", "/a/landing-pages/b"]) {
	test(`${spec("2.68", "2.69")} ${path} has no header and no footer`, async () => {
		const { screen } = await openPage(path, { status: 404 });
		expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
		expect(screen.queryByRole("banner")).toBeNull();
		expect(screen.queryByRole("contentinfo")).toBeNull();
		expect(screen.getAllByRole("main")).toHaveLength(1);
	});
}

test(`${spec("2.66", "2.67")} a path that only resembles landing-pages has a header and a footer`, async () => {
	const { screen } = await openPage("/my-landing-pages/x", { status: 404 });
	expect(screen.getAllByRole("banner")).toHaveLength(1);
	expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
});

for (const [path, status] of [
	["/", 200],
	["/colleges", 200],
	["/college/indian-institute-of-technology-madras", 200],
	["/hi", 200],
	["/no-such-page", 404],
	["/landing-pages/no-such-page", 404],
] as const) {
	test(`${spec("2.72")} ${path} has a region for toasts`, async () => {
		const { screen } = await openPage(path, { status });
		const name = path.startsWith("/hi") ? "संदेश" : "Messages";
		expect(screen.getAllByRole("region", { name })).toHaveLength(1);
	});
}
