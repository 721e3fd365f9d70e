import { type MouseEvent, useState } from "react";
import { type RaRecord, useGetOne, useNotify, useUpdate } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { OpeningButton } from "#studio/parts/opening-button.tsx";
import { RangeInput } from "./range-input.tsx";
import { TextDialog } from "./text-dialog.tsx";

export function FocalPoint({ file }: { file: string }) {
	const { data: picture } = useGetOne("directus_files", { id: file });
	if (picture === undefined || !(picture.width > 0)) return null;
	return (
		<OpeningButton
			label="Part of the picture to keep …"
			dialog={(onClose) => <PointDialog picture={picture} onClose={onClose} />}
		/>
	);
}

export function CutPicture({ file, ratio, alt }: { file: string; ratio: number; alt: string }) {
	const { data: picture } = useGetOne("directus_files", { id: file });
	const objectPosition = picture?.width > 0 ? positionOf(pointOf(picture ?? {})) : "center";
	const style = { aspectRatio: ratio, objectFit: "cover", objectPosition } as const;
	return <img src={`/assets/${file}?width=384`} alt={alt} width={240} style={style} />;
}

/** Fractions of width and height; pages distinguish only quarters. */
type Point = { x: number; y: number };
const QUARTER = 0.25;

function PointDialog({ picture, onClose }: { picture: RaRecord; onClose: () => void }) {
	const { id, width, height } = picture;
	const [point, setPoint] = useState(pointOf(picture));
	const [update, { isPending }] = useUpdate();
	const notify = useNotify();
	const address = `/assets/${id}?width=640`;
	const save = () =>
		update(
			"directus_files",
			{
				id,
				data: { focal_point_x: Math.round(point.x * width), focal_point_y: Math.round(point.y * height) },
				previousData: picture,
			},
			{ onSuccess: onClose, onError: (error) => notify(messageOf(error), { type: "error" }) },
		);
	const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
		// A click by keyboard has no position; keys use the sliders.
		if (detail === 0) return;
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		setPoint({ x: toQuarter((clientX - left) / width), y: toQuarter((clientY - top) / height) });
	};
	const objectPosition = positionOf(point);
	return (
		<TextDialog
			title="Part of the picture to keep"
			done="Save"
			onDone={() => void save()}
			onClose={onClose}
			canBeDone={!isPending}
		>
			<p>Press the important part. Where a page cuts the picture, that part stays visible.</p>
			<button type="button" className="focal-point" aria-label="The important part" onClick={press}>
				<img src={address} alt="" />
				<span style={{ left: `${100 * point.x}%`, top: `${100 * point.y}%` }} />
			</button>
			<RangeInput label="From left to right" step={QUARTER} value={point.x} onMove={(x) => setPoint({ ...point, x })} />
			<RangeInput label="From top to bottom" step={QUARTER} value={point.y} onMove={(y) => setPoint({ ...point, y })} />
			<div className="focal-frames">
				{[4, 1].map((aspectRatio) => (
					<img key={aspectRatio} src={address} alt="" style={{ aspectRatio, objectPosition }} />
				))}
			</div>
		</TextDialog>
	);
}

function pointOf({ width, height, focal_point_x: x, focal_point_y: y }: Partial<RaRecord>): Point {
	return { x: toQuarter((x ?? width / 2) / width), y: toQuarter((y ?? height / 2) / height) };
}

function positionOf({ x, y }: Point): string {
	return `${100 * x}% ${100 * y}%`;
}

function toQuarter(part: number): number {
	return Math.min(1, Math.max(0, Math.round(part / QUARTER) * QUARTER));
}
