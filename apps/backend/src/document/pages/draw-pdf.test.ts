import { expect, test } from "vitest";
import { drawPdf as aPdf } from "#backend/testing/documents.ts";
import { drawPdf, type PdfLimits } from "./draw-pdf.ts";

const TIME = { pageCpuMs: 60_000, cpuMs: 60_000, mostMs: 60_000 };
const ENOUGH: PdfLimits = { ...TIME, mostHeapMb: 128, mostWasmPages: 6_144 };

/** Takes longer than the first check of its processor time. */
const LARGE = 6_000;

async function draw(limits: Partial<PdfLimits>, side = 1_000) {
	const sizes: string[] = [];
	for await (const { width, height } of drawPdf(aPdf(1), { longestSide: side, limits: { ...ENOUGH, ...limits } }))
		sizes.push(`${width}×${height}`);
	return sizes;
}

test("a PDF is drawn within its limits", async () => {
	expect(await draw({})).toEqual(["706×1000"]);
});

test("drawing that takes too long is stopped", async () => {
	await expect(draw({ mostMs: 1 })).rejects.toMatchObject({ reason: "slow" });
	await expect(draw({ pageCpuMs: 10 }, LARGE)).rejects.toMatchObject({ reason: "slow" });
	await expect(draw({ cpuMs: 10 }, LARGE)).rejects.toMatchObject({ reason: "slow" });
});

test("drawing that needs more memory than allowed fails", async () => {
	await expect(draw({ mostWasmPages: 300 }, 4_000)).rejects.toMatchObject({ reason: "broken" });
});
