import { type CropPosition, computeCrop, type Size } from "@uchit/contract/crop.ts";
import { useEffect, useState } from "react";
import { fitUnderLimit, scaleToFit } from "./fit.ts";
import type { PhotoTarget } from "./limits.ts";

/** `too-big`: the requested size never fits under the limit. */
export type FitResult = { kind: "done"; file: Blob; size: Size } | { kind: "too-big" };

/** Pixels: phones take twelve megapixels, which no form needs. */
const MAX_SIDE = 1200;
/** A moving slider reports many positions. */
const PAUSE_MS = 150;

/** Undefined while it is made. Nothing leaves the device. */
export function useFitted(
	picture: ImageBitmap | undefined,
	wanted: PhotoTarget,
	cut: CropPosition,
): FitResult | undefined {
	const limits = JSON.stringify([wanted, cut]);
	const [made, setMade] = useState<{ picture: ImageBitmap; limits: string; fitted: FitResult }>();
	useEffect(() => {
		if (picture === undefined) return;
		let isCurrent = true;
		const [parsed, cutting]: [PhotoTarget, CropPosition] = JSON.parse(limits);
		const timer = setTimeout(() => {
			if (parsed.kind === "unread") return;
			void fit(picture, parsed, cutting).then((fitted) => {
				if (isCurrent) setMade({ picture, limits, fitted });
			}, reportError);
		}, PAUSE_MS);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [picture, limits]);
	return made?.picture === picture && made?.limits === limits ? made.fitted : undefined;
}

async function fit(
	picture: ImageBitmap,
	wanted: PhotoTarget & { kind: "wanted" },
	cut: CropPosition,
): Promise<FitResult> {
	const isSizeFree = wanted.size === undefined;
	const shape = wanted.size ?? { width: picture.width, height: picture.height };
	const encode = (size: Size, quality: number) => toJpeg(draw(picture, size, cut), quality);
	const size = isSizeFree ? scaleToFit(shape, MAX_SIDE) : shape;
	const found = await fitUnderLimit(encode, { size, mostBytes: wanted.mostBytes, isSizeFree });
	return found === undefined ? { kind: "too-big" } : { kind: "done", ...found };
}

/** Fills transparent parts with white: a JPEG would show them black. */
function draw(picture: ImageBitmap, { width, height }: Size, cut: CropPosition): HTMLCanvasElement {
	const canvas = Object.assign(document.createElement("canvas"), { width, height });
	const context = canvas.getContext("2d");
	if (context === null) throw new Error("The browser gave no canvas to draw the picture on.");
	const part = computeCrop(picture, { width, height }, cut);
	context.fillStyle = "white";
	context.fillRect(0, 0, width, height);
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
	return canvas;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(blob) => (blob === null ? reject(new Error("The browser made no JPEG of the picture.")) : resolve(blob)),
			"image/jpeg",
			quality,
		);
	});
}
