/** Loaded before the server: each SIGUSR2 sets its clock to the next of these distances from the true time, as an hour set by hand or a resumed machine does. */
const hours = [72, -72, 0];
const trueNow = Date.now;
const TrueDate = Date;
let turn = -1;
const away = () => (hours[turn] ?? 0) * 3_600_000;

globalThis.Date = class extends TrueDate {
  constructor(...values) {
    if (values.length === 0) super(trueNow() + away());
    else super(...values);
  }
  static now() {
    return trueNow() + away();
  }
};
process.on('SIGUSR2', () => (turn = (turn + 1) % hours.length));
