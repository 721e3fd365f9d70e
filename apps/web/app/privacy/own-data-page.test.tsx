import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { OwnDataPage } from "./own-data-page.tsx";
import type { PrivacyView } from "./view.ts";

const EMPTY_VIEW: PrivacyView = {
	by: "link",
	contacts: [],
	doNotContact: false,
	leads: [],
	names: {},
	done: undefined,
};
const page = (view: Partial<PrivacyView>) =>
	renderPart(<OwnDataPage view={{ ...EMPTY_VIEW, ...view }} problem={undefined} />);

test("an older link allows full withdrawal and deletion, shows and exports nothing, and offers a new link", () => {
	const old = page({ needsNewLink: true });
	for (const offered of ['value="withdraw"', 'value="erase"', 'value="end"', `href="${pathsIn("en").privacyLink()}"`]) {
		expect(old).toContain(offered);
	}
	expect(old).toContain("This link is older than a day");
	expect(old).not.toContain("/account/privacy/export");
	expect(page({})).not.toContain('value="erase"');
});
