import { describe, expect, it } from 'vitest';
import { readTable } from './read-table';

/** A workbook: SKU, Title, Price, Live; '007', 'Steel mug', 1250.5, TRUE; '008', 'Jute bag', nothing, FALSE. */
const WORKBOOK = [
  'UEsDBBQAAAAIAAAAIVxbma6u5QAAAAsCAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbK2RvVLDMBCEX0WjNhOdk4KCsZ0i0AYKXuCQz7HG+hudEs',
  'zbIzuBggnQUN1Iu3vfalTvJmfFmRKb4Bu5UZXctfXLeyQWRfHcyCHneA/AeiCHrEIkX5Q+JIe5HNMRIuoRjwTbqroDHXwmn9d53iHb+oF6PNks',
  'HqdyfaEksizF/mKcWY3EGK3RmIsOZ999o6yvBFWSi4cHE3lVDBJuEmblZ8A191SenUxH4hlTPqArLpgsvIU0voYwqt+X3GgZ+t5o6oI+uRJRHB',
  'NhxwNRdlYtUzk0fvU3fzEzLGPzz0W+9n/2gOW72w9QSwMEFAAAAAgAAAAhXEuDozqWAAAABQEAAAsAAABfcmVscy8ucmVsc43PPQ7CMAwF4KtE',
  'PkDdMjCgpl1YuiIuEFL3R23iyAlQbk9GihgY/fz0Wa7bza3qQRJn9hqqooS2qS+0mpSDOM0hqtzwUcOUUjghRjuRM7HgQD5vBhZnUh5lxGDsYk',
  'bCQ1keUT4N2Juq6zVI11egrq9A/9g8DLOlM9u7I59+nPhqZNnISEnDtuKTZbkxL0VGAZsadw82b1BLAwQUAAAACAAAACFcOoLMKaEAAAD7AAAA',
  'DwAAAHhsL3dvcmtib29rLnhtbI2PPQ6DMAyFrxL5AAQ6dEABli5svUJKTIkgMbJD2+M3grJ38s+Tv+dnuk9Y1AtZPMUGqqKErjVv4vlBNKssRm',
  'lgSmmttZZhwmCloBVjVkbiYFMe+allZbROJsQUFn0py6sO1kc4CDX/w6Bx9APeaNgCxnRAGBeb8msy+VWgNbuD/KqKNmADdya3DUlA7dve5Ryg',
  'uPa54d5VoFujz0N9Zmu/UEsDBBQAAAAIAAAAIVxtNul0mgAAAAYBAAAaAAAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHONzzsOwjAMBuCrRD',
  '5A3TIwoKZdWFgRF4hSt6naPBSb1+2JGBCVGJgs/7Y+y23/8Ku6UeY5Bg1NVUPftWdajZSA3ZxYlY3AGpxIOiCydeQNVzFRKJMxZm+ktHnCZOxi',
  'JsJdXe8xfxuwNdVp0JBPQwPq8kz0jx3HcbZ0jPbqKciPE3iPeWFHJAU1eSLR8IkY36WpigrYtbj5sHsBUEsDBBQAAAAIAAAAIVzAH0fTCgEAAK',
  'sCAAAYAAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sdZJBbsMgEEWvgjiAB9tKW0WYKK1XbReV3B6AOJMY1WALiNPjFyeVlUawY5j/Z96Xhm9+',
  'dE8mtE4NpqJ5xuhG8PNgv12H6EnoGlfRzvtxDeDaDrV02TCiCZ3DYLX0obRHcKNFub+YdA8FYw+gpTJU8L3SaObxxOKhott8XZcUBL9oa+ml4H',
  'Y4Exu2B3U7P7Y5Jb6iyvTKYONt+FdOcC+aty8OXnCYS2j/5M8p+afyPUYMLynDh1VtzFCnDO9qutNDCLMkKpZERWIAY4+xRCl54xF7ok/HWKp5',
  '2yTyYsWyFYfplv86b3cVLL1/rOXCWiZZn2KsKfnrySPZyRhqXd7wsDseuLkMWE5R/AJQSwECFAMUAAAACAAAACFcW5muruUAAAALAgAAEwAAAA',
  'AAAAAAAAAAgAEAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFBLAQIUAxQAAAAIAAAAIVxLg6M6lgAAAAUBAAALAAAAAAAAAAAAAACAARYBAABfcmVs',
  'cy8ucmVsc1BLAQIUAxQAAAAIAAAAIVw6gswpoQAAAPsAAAAPAAAAAAAAAAAAAACAAdUBAAB4bC93b3JrYm9vay54bWxQSwECFAMUAAAACAAAAC',
  'FcbTbpdJoAAAAGAQAAGgAAAAAAAAAAAAAAgAGjAgAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHNQSwECFAMUAAAACAAAACFcwB9H0woBAACr',
  'AgAAGAAAAAAAAAAAAAAAgAF1AwAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sUEsFBgAAAAAFAAUARQEAALUEAAAAAA==',
].join('');

describe('readTable', () => {
  it('reads the first sheet of an .xlsx file as text: zeros of an SKU stay, TRUE is yes, an empty cell is empty', async () => {
    const file = new File([Buffer.from(WORKBOOK, 'base64')], 'Products.XLSX');
    expect(await readTable(file)).toEqual({
      header: ['SKU', 'Title', 'Price', 'Live'],
      rows: [
        { line: 2, cells: ['007', 'Steel mug', '1250.5', 'yes'] },
        { line: 3, cells: ['008', 'Jute bag', '', 'no'] },
      ],
    });
  });

  it('reads every other file as CSV', async () => {
    const file = new File(['SKU;Title\n007;Steel mug'], 'products.csv');
    expect(await readTable(file)).toEqual({ header: ['SKU', 'Title'], rows: [{ line: 2, cells: ['007', 'Steel mug'] }] });
  });

  it('rejects an .xlsx file that is none', async () => {
    await expect(readTable(new File(['no zip'], 'products.xlsx'))).rejects.toThrow();
  });
});
