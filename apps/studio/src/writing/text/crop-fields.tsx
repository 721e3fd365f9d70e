import { type CropPosition, computeCrop } from "@uchit/contract/crop.ts";
import { useEffect, useRef, useState } from "react";
import { RangeInput } from "./range-input.tsx";

/** `ratio` is width divided by height. */
export type Frame = { name: string; ratio: number };

const MIDDLE: CropPosition = { zoom: 1, x: 0.5, y: 0.5 };
const CLOSEST = 4;
const QUALITY = 0.92;

type Props = {
	file: File;
	frame: Frame;
	cut: CropPosition | undefined;
	onCut: (cut: CropPosition | undefined) => void;
};

export function CropFields({ file, frame, cut, onCut }: Props) {
	return (
		<fieldset>
			<label>
				<input
					type="checkbox"
					checked={cut !== undefined}
					onChange={() => onCut(cut === undefined ? MIDDLE : undefined)}
				/>
				Crop it to {frame.name}
			</label>
			{cut !== undefined && (
				<>
					<Cropped file={file} frame={frame} cut={cut} />
					<RangeInput
						label="Closer"
						least={1}
						most={CLOSEST}
						value={cut.zoom}
						onMove={(zoom) => onCut({ ...cut, zoom })}
					/>
					<RangeInput label="From left to right" value={cut.x} onMove={(x) => onCut({ ...cut, x })} />
					<RangeInput label="From top to bottom" value={cut.y} onMove={(y) => onCut({ ...cut, y })} />
				</>
			)}
		</fieldset>
	);
}

function Cropped({ file, frame, cut }: Omit<Props, "onCut"> & { cut: CropPosition }) {
	const place = useRef<HTMLCanvasElement>(null);
	const [picture, setPicture] = useState<ImageBitmap>();
	useEffect(() => {
		createImageBitmap(file).then(setPicture, () => setPicture(undefined));
	}, [file]);
	useEffect(() => {
		if (picture !== undefined && place.current !== null) draw(place.current, picture, frame, cut);
	});
	const { width, height } = picture === undefined ? { width: 0, height: 0 } : sizeOf(picture, frame, cut);
	return (
		<p>
			<canvas ref={place} aria-label={`Cropped: ${file.name}`} role="img" />
			<br />
			{width} × {height} dots
		</p>
	);
}

/** Throws if the browser cannot read or write the picture's type. */
export async function cropFile(file: File, frame: Frame, cut: CropPosition): Promise<File> {
	const canvas = document.createElement("canvas");
	draw(canvas, await createImageBitmap(file), frame, cut);
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, QUALITY));
	if (blob === null) throw new Error("This picture cannot be cropped here. Put it in uncropped.");
	return new File([blob], file.name, { type: blob.type });
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, frame: Frame, cut: CropPosition): void {
	const { width, height } = Object.assign(canvas, sizeOf(picture, frame, cut));
	const part = computeCrop(picture, { width, height }, cut);
	canvas.getContext("2d")?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
}

function sizeOf(picture: ImageBitmap, { ratio }: Frame, cut: CropPosition) {
	const { width, height } = computeCrop(picture, { width: ratio, height: 1 }, cut);
	return { width: Math.round(width), height: Math.round(height) };
}
