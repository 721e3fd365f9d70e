import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { spec } from "../../../../e2e/support/spec.ts";
import { Footer } from "./footer.tsx";

const EMPTY_CONTACT = { address: undefined, phones: [], social: [], grievance: undefined };

test(`${spec("1.30", "1.32", "1.33")} the footer shows the configured address, two phones and the links`, () => {
	const markup = renderPart(
		<Footer
			siteName="Uchit"
			menu={[]}
			year={2026}
			contact={{
				address: "1 Example Road\nTown",
				phones: ["+91 11 2345 6789", "011-2345 6780"],
				social: [{ name: "YouTube", address: "https://youtube.example/@us" }],
				grievance: undefined,
			}}
		/>,
	);
	expect(markup).toContain("1 Example Road\nTown</address>");
	expect(markup).toContain('href="tel:+911123456789"');
	expect(markup).toContain('href="tel:01123456780"');
	expect(markup).toMatch(/href="https:\/\/youtube\.example\/@us"[^>]*>YouTube</);
});

test("the footer omits contact details that are not configured", () => {
	const markup = renderPart(<Footer siteName="Uchit" menu={[]} year={2026} contact={EMPTY_CONTACT} />);
	expect(markup).not.toMatch(/<address|tel:|https:/);
});
