type Props = {
	label: string;
	value: number;
	least?: number;
	most?: number;
	step?: number;
	onMove: (value: number) => void;
};

export function RangeInput({ label, value, least = 0, most = 1, step = 0.01, onMove }: Props) {
	return (
		<label className="range">
			{label}
			<input
				type="range"
				min={least}
				max={most}
				step={step}
				value={value}
				onChange={({ target }) => onMove(target.valueAsNumber)}
			/>
		</label>
	);
}
